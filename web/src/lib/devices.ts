/** What this browser is called in the list of one's sessions: its kind and its system, and nothing that tells it from others. */

const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

function first(of: [RegExp, string][], agent: string): string[] {
  return of
    .filter(([pattern]) => pattern.test(agent))
    .slice(0, 1)
    .map(([, name]) => name);
}

export function deviceName(agent: string): string {
  return [...first(BROWSERS, agent), ...first(SYSTEMS, agent)].join(", ");
}
