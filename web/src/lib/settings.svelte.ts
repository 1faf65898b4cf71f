/** The reader's language, light and caution, kept by the browser and switched without losing anything. */
import { speak } from "../api/ask";
import { languageFor } from "./languages";
import { keep, recall } from "./kept";

export type Theme = "day" | "lamplight";

export const MOMENTS = ["all", "great", "none"] as const;
export type Moments = (typeof MOMENTS)[number];
export const PACES = ["slow", "normal", "instant"] as const;
export type Pace = (typeof PACES)[number];

class Settings {
  language = $state(languageFor([recall("language", ""), ...navigator.languages]));
  theme = $state<Theme>(recall("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "lamplight" : "day"));
  /** Whether a decision with one answer is answered by itself. */
  forced = $state<boolean>(recall("forced", true));
  /** Whether a tap that cannot be taken back asks once more. */
  seals = $state<boolean>(recall("seals", true));

  /** Which of the things that happen are shown large. */
  moments = $state<Moments>(recall("moments", "all"));
  /** How fast what others do is shown. */
  pace = $state<Pace>(recall("pace", "normal"));
  /** Nothing is heard until somebody wants it. */
  sounds = $state<boolean>(recall("sounds", false));

  apply(): void {
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.lang = this.language;
    speak(this.language);
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
  }

  setLanguage(language: string): void {
    this.language = language;
    keep("language", language);
  }

  setForced(forced: boolean): void {
    this.forced = forced;
    keep("forced", forced);
  }

  switchSeals(): void {
    this.seals = !this.seals;
    keep("seals", this.seals);
  }

  setMoments(moments: Moments): void {
    this.moments = moments;
    keep("moments", moments);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }

  setSounds(sounds: boolean): void {
    this.sounds = sounds;
    keep("sounds", sounds);
  }

  switchTheme(): void {
    this.theme = this.theme === "day" ? "lamplight" : "day";
    keep("theme", this.theme);
  }
}

export const settings = new Settings();
