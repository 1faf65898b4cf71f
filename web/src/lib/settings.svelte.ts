/** The reader's language and light, kept by the browser and switched without losing anything. */
import { speak } from "../api/ask";
import { languageFor } from "./languages";
import { keep, recall } from "./kept";

export type Theme = "day" | "lamplight";

class Settings {
  language = $state(languageFor([recall("language", ""), ...navigator.languages]));
  theme = $state<Theme>(recall("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "lamplight" : "day"));

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

  switchTheme(): void {
    this.theme = this.theme === "day" ? "lamplight" : "day";
    keep("theme", this.theme);
  }
}

export const settings = new Settings();
