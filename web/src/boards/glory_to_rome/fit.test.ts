import { expect, it } from "vitest";
import { fitCards, fitHeld, fitWidth, HELD, OTHERS, OWN } from "./fit";

it("draws few buildings large, more of them smaller, and every one of them inside the room", () => {
  const forms: string[] = [];
  for (let count = 1; count <= 12; count++) {
    const { form, width, height, gap, places } = fitCards(count, 290, 150, OTHERS);
    forms.push(form);
    expect(places).toBeGreaterThanOrEqual(count);
    const columns = Math.floor((290 + gap) / (width + gap));
    expect(Math.ceil(count / columns) * (height + gap) - gap).toBeLessThanOrEqual(150);
  }
  expect(forms[0]).toBe("card");
  expect(forms[5]).toBe("plate");
  expect(forms.at(-1)).toBe("strip");
});

it("keeps what one's own buildings do in sight as long as there is room", () => {
  const forms = [3, 6, 10].map((count) => fitCards(count, 680, 150, OWN).form);
  expect(forms).toEqual(["card", "card", "text"]);
});

it("holds cards in one line that overlap where nothing is written, and smaller ones in more", () => {
  expect(fitCards(5, 540, 160, HELD)).toMatchObject({ form: "card", gap: -8 });
  expect(fitCards(3, 540, 160, HELD).gap).toBe(6);
  expect(fitCards(8, 540, 160, HELD).form).toBe("text");
});

it("lets small forms share the width and the height, and leaves cards as they are", () => {
  expect(fitCards(5, 680, 90, OWN)).toMatchObject({ form: "text", width: 132, height: 90 });
  expect(fitCards(1, 680, 900, OWN).width).toBe(150);
});

it("shows a hand on a phone as plates with whole names, in two lines if need be", () => {
  expect(fitHeld(5, 352)).toMatchObject({ form: "plate", width: 67 });
  expect(fitHeld(7, 352)).toMatchObject({ form: "low", width: 67 });
});

it("has an answer before the room has been measured", () => {
  expect(fitCards(3, 0, 0, OWN)).toEqual({ form: "text", width: 112, height: 68, gap: 5, places: 3 });
  expect(fitWidth(3, 340)).toMatchObject({ form: "text", width: 167 });
});
