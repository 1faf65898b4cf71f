/** How things look on their way when nothing on the table shows them singly: coins, torches, influence, Romans. */
import { laurels, meeple, torch } from "./icons";

const DRAWN: Record<string, { look: string; icon: string }> = {
  torch: { look: "torch", icon: torch },
  influence: { look: "influence", icon: laurels },
};

export function tokenOf(kind: string | null, count: number): HTMLElement {
  const token = document.createElement("span");
  const seat = /^p(\d)\.roman$/.exec(kind ?? "")?.[1];
  const drawn = seat === undefined ? DRAWN[kind ?? ""] : { look: "roman", icon: meeple };
  token.className = kind === "sesterce" ? "token coin" : `token ${drawn ? `pn-${drawn.look}` : ""}`;
  if (seat !== undefined) token.style.setProperty("--p", `var(--seat-${seat})`);
  if (drawn)
    token.innerHTML = `<svg viewBox="0 0 512 512" width="24" height="24" fill="currentColor">${drawn.icon}</svg>`;
  else token.textContent = count > 1 ? String(count) : "";
  return token;
}
