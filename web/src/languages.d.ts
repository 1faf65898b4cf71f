declare module "languages:all" {
  const languages: readonly { id: string; name: string; complete: boolean }[];
  export default languages;
}
