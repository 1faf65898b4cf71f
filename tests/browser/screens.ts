/** Every screen there is, and how to get there; for looking at them and for checking them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { chance, type Shown, type Somebody } from "./people";
import { byChance, CHOICES } from "./tastes";

export interface Screen {
  name: string;
  open(one: Somebody): Promise<void>;
}

async function close(one: Somebody): Promise<void> {
  while (await one.page.locator("dialog[open]").count()) await one.page.keyboard.press("Escape");
}

const PICTURES = fileURLToPath(new URL("../../docs/pictures", import.meta.url));
/** Nobody waits for the pictures of a document. */
const HEAVIEST = 200 * 1024;

/** What the page shows becomes a picture of the documents; `high` where it is more than the window. */
export async function keepPicture(one: Somebody, name: string, high?: number): Promise<void> {
  await one.page.evaluate(() => document.fonts.ready);
  const { width, height } = one.page.viewportSize()!;
  const camera = await one.context.newCDPSession(one.page);
  const { data } = await camera.send("Page.captureScreenshot", {
    format: "webp",
    quality: 84,
    captureBeyondViewport: high !== undefined,
    clip: { x: 0, y: 0, width, height: high ?? height, scale: 1 },
  });
  const picture = Buffer.from(data, "base64");
  expect(picture.length).toBeLessThan(HEAVIEST);
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(`${PICTURES}/${name}.webp`, picture);
}

/** Play on against bots until something is asked that is worth a look, or to the end. */
export async function playOn(one: Somebody, game: string, enough: (position: Shown) => boolean): Promise<void> {
  const random = chance(17);
  for (;;) {
    const { position } = await one.now();
    if (!position || position.outcome || (position.moves?.length && enough(position))) {
      if (position) await one.settled(position.seq);
      return;
    }
    if (position.moves?.length) await one.move(position.seq, (CHOICES[game] ?? byChance)(position, random).key);
    else await one.page.waitForTimeout(30);
  }
}

function table(game: string, entries: number, asked?: string): Screen {
  return {
    name: asked ? `table-${game}-${asked}` : `table-${game}`,
    async open(one) {
      // The home page offers no test game.
      await (game === "toy" ? one.playByForm(game) : one.playNow(game));
      const question = ({ view }: Shown): string => (view["pending"] as { name: string }[]).at(-1)!.name;
      await playOn(one, game, (position) => position.seq >= entries && (!asked || question(position) === asked));
    },
  };
}

export const SCREENS: readonly Screen[] = [
  {
    name: "home",
    async open(one) {
      await one.goto("/");
      await one.page.locator("article").nth(3).waitFor();
    },
  },
  {
    name: "create",
    async open(one) {
      await one.goto("/new/glory-to-rome");
      await one.page.locator("fieldset").nth(4).waitFor();
    },
  },
  {
    name: "create-options",
    async open(one) {
      await one.page.locator("button[aria-expanded]").click();
      await one.page.locator("fieldset").nth(20).waitFor();
    },
  },
  {
    name: "seating",
    async open(one) {
      await one.openTable("builders", "Livia");
    },
  },
  {
    name: "seating-unfolded",
    async open(one) {
      for (const fold of await one.page.locator("main details").all())
        await fold.evaluate((element) => (element as HTMLDetailsElement).toggleAttribute("open", true));
    },
  },
  {
    name: "open-tables",
    async open(one) {
      await one.goto("/open");
      await one.page.locator("h1").waitFor();
    },
  },
  {
    name: "my-tables",
    async open(one) {
      await one.goto("/mine");
      await one.page.locator("main li").first().waitFor();
    },
  },
  {
    name: "unknown-address",
    async open(one) {
      await one.goto("/nobody/knows");
      await one.page.locator("main nav").waitFor();
    },
  },
  {
    name: "dead-invitation",
    async open(one) {
      const kept = await one.context.storageState();
      await one.context.clearCookies();
      await one.goto("/t/0000000000000000#invite=none");
      await one.page.locator("main nav").waitFor();
      await one.context.addCookies(kept.cookies);
    },
  },
  {
    name: "about",
    async open(one) {
      await one.goto("/about");
      await one.page.locator("main li").nth(3).waitFor();
    },
  },
  {
    name: "nothing-here",
    async open(one) {
      await one.goto("/t/0000000000000000");
      await one.page.locator("main h1").waitFor();
    },
  },
  table("builders", 46),
  {
    name: "why-not",
    async open(one) {
      const { position } = await one.now();
      await one.touch(`${(position!.view as { next_building: string }).next_building}@next.building`);
      await one.page.locator("[data-why]").waitFor();
    },
  },
  {
    name: "moves",
    async open(one) {
      await one.page.keyboard.press("m");
      await one.page.locator("dialog[open] [data-number]").first().waitFor();
    },
  },
  {
    name: "rules",
    async open(one) {
      await close(one);
      await one.page.keyboard.press("r");
      await one.page.locator("dialog[open] article").nth(3).waitFor();
    },
  },
  {
    name: "table-menu",
    async open(one) {
      await close(one);
      await one.page.locator("header .menu").click();
      await one.page.locator("dialog[open] nav").waitFor();
    },
  },
  {
    name: "log",
    async open(one) {
      await close(one);
      await one.page.keyboard.press("l");
      await one.page.locator(".log li").first().waitFor();
    },
  },
  {
    name: "end",
    async open(one) {
      await close(one);
      await one.page.locator("header .menu").click();
      await one.page.locator("dialog[open] nav ~ .column > .button").last().click();
      await one.page.locator("dialog[open] .pair .main").click();
      await one.page.locator("dialog[open] table tfoot td").first().waitFor();
      await one.page.locator("dialog[open] svg[role=img]").waitFor();
      await one.page.locator("dialog[open] [data-fair] summary").click();
      await one.page.locator("dialog[open] [data-fair] .acts button").first().click();
      await one.page.locator("dialog[open] [data-fair] .sum").waitFor();
    },
  },
  {
    name: "replay",
    async open(one) {
      await one.goto(`/replay/${one.table}?n=30`);
      await one.page.locator('main[data-seq="30"]').waitFor();
    },
  },
  table("toy", 4),
];

/** Tables of chance, to look at; what must hold at a table is held at deals that are always the same. */
export const TABLES: readonly Screen[] = [
  table("glory-to-rome", 60),
  table("porta-nigra", 60, "act"),
  table("minerva", 40, "facing"),
];
