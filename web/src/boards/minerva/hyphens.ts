/**
 * Where long words of a name may be broken: browsers know it of few languages, and a tile is narrower than some words.
 * Between syllables, roughly: before a consonant that a vowel follows, three letters from either end at least.
 */
const HYPHEN = "\u00ad";
const LONG = 10;
const BREAK =
  /(?<=\p{L}{2}[aeiouyàâéèêëîïôûù]|\p{L}{2}[bcdfglmnprst])(?=(?:[cpt]h|qu|[bcdfgpt][lr]|[bcdfgjklmnprstvz])[aeiouyàâéèêëîïôûù]\p{L})/giu;

export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAK, HYPHEN)));
}
