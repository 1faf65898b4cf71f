/** Where things stand in the drawing of the city, in units of its own; quarters clockwise from the upper left. */
export interface Point {
  x: number;
  y: number;
}

export interface Lot {
  /** The ground of the quarter. */
  x: number;
  y: number;
  width: number;
  height: number;
  plaque: Point & { width: number };
  shop: Point;
  building?: Point;
  reward?: Point & { width: number; height: number };
}

export interface Plan {
  width: number;
  height: number;
  centre: Point;
  /** Radius of the forum with the white shop, and of the middle of the road around it. */
  forum: number;
  road: number;
  paving: number;
  gate: number;
  figure: number;
  lots: readonly [Lot, Lot, Lot, Lot];
}

/** How large a building is drawn, wherever it stands. */
export const BUILDING = { width: 392, height: 318, head: 62, pitch: 66, spot: 60 } as const;

/** The whole city with all its spots. */
export const WHOLE: Plan = {
  width: 1180,
  height: 820,
  centre: { x: 590, y: 410 },
  forum: 80,
  road: 110,
  paving: 44,
  gate: 54,
  figure: 54,
  lots: [
    {
      ...{ x: 16, y: 16, width: 568, height: 388 },
      plaque: { x: 28, y: 24, width: 390 },
      building: { x: 20, y: 76 },
      reward: { x: 420, y: 24, width: 160, height: 106 },
      shop: { x: 524, y: 276 },
    },
    {
      ...{ x: 596, y: 16, width: 568, height: 388 },
      plaque: { x: 776, y: 24, width: 390 },
      building: { x: 766, y: 76 },
      reward: { x: 600, y: 24, width: 160, height: 106 },
      shop: { x: 656, y: 276 },
    },
    {
      ...{ x: 596, y: 416, width: 568, height: 388 },
      plaque: { x: 776, y: 424, width: 390 },
      building: { x: 766, y: 478 },
      reward: { x: 600, y: 678, width: 160, height: 106 },
      shop: { x: 656, y: 672 },
    },
    {
      ...{ x: 16, y: 416, width: 568, height: 388 },
      plaque: { x: 28, y: 424, width: 390 },
      building: { x: 20, y: 478 },
      reward: { x: 420, y: 678, width: 160, height: 106 },
      shop: { x: 524, y: 672 },
    },
  ],
};

/** The ring alone, with its shops: what a phone shows above the quarter that is looked at. */
export const RING: Plan = {
  width: 374,
  height: 200,
  centre: { x: 187, y: 100 },
  forum: 36,
  road: 52,
  paving: 24,
  gate: 27,
  figure: 28,
  lots: [
    { x: 5, y: 5, width: 179, height: 92, plaque: { x: 9, y: 9, width: 130 }, shop: { x: 60, y: 92 } },
    { x: 190, y: 5, width: 179, height: 92, plaque: { x: 235, y: 9, width: 130 }, shop: { x: 314, y: 92 } },
    { x: 190, y: 103, width: 179, height: 92, plaque: { x: 253, y: 107, width: 112 }, shop: { x: 314, y: 190 } },
    { x: 5, y: 103, width: 179, height: 92, plaque: { x: 9, y: 107, width: 112 }, shop: { x: 60, y: 190 } },
  ],
};

const QUARTER_TURN = Math.PI / 2;

/** The middle of a quarter's part of the road, as an angle; gates lie half a quarter further. */
function middle(quarter: number): number {
  return Math.PI * 1.25 + quarter * QUARTER_TURN;
}

export function onRoad(plan: Plan, angle: number, radius = plan.road): Point {
  return { x: plan.centre.x + radius * Math.cos(angle), y: plan.centre.y + radius * Math.sin(angle) };
}

/** Where one of several master builders stands in a quarter. */
export function standing(plan: Plan, quarter: number, place: number, several: number): Point {
  const step = Math.min(0.31, (QUARTER_TURN - 0.84) / Math.max(1, several - 1));
  return onRoad(plan, middle(quarter) + (place - (several - 1) / 2) * step);
}

/** The gate through which one leaves a quarter. */
export function gate(plan: Plan, quarter: number): Point & { turn: number } {
  const angle = middle(quarter) + QUARTER_TURN / 2;
  return { ...onRoad(plan, angle), turn: ((angle * 180) / Math.PI + 90) % 360 };
}

/** The walk along the road, clockwise, as a path to draw. */
export function walk(plan: Plan, from: number, quarters: number): string {
  const start = onRoad(plan, middle(from));
  const steps = Array.from({ length: quarters }, (_, step) => onRoad(plan, middle(from + step + 1)));
  const arc = (to: Point): string => `A${plan.road} ${plan.road} 0 0 1 ${round(to.x)} ${round(to.y)}`;
  return `M${round(start.x)} ${round(start.y)}${steps.map(arc).join("")}`;
}

/** The way from the road to what the walk is for: off along one street, and round the corner. */
export function turnOff(end: Point, aim: Point): string {
  const [x, y] = [round(aim.x), round(aim.y)];
  return `M${round(end.x)} ${round(end.y)}Q${round(end.x)} ${y} ${x} ${y}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The ground of a quarter: a rounded plot whose inner corner gives way to the road. */
export function plot(plan: Plan, quarter: number): string {
  const { x, y, width, height } = plan.lots[quarter]!;
  const [right, bottom] = [x + width, y + height];
  const corner = Math.min(22, height / 8);
  const reach = plan.road + plan.paving / 2 + 4;
  const acrossX = (side: number): number => Math.sqrt(reach ** 2 - (plan.centre.x - side) ** 2);
  const acrossY = (side: number): number => Math.sqrt(reach ** 2 - (plan.centre.y - side) ** 2);
  const { x: cx, y: cy } = plan.centre;
  const bend = (to: string): string => `A${corner} ${corner} 0 0 1 ${to}`;
  const hollow = (to: string): string => `A${reach} ${reach} 0 0 0 ${to}`;
  const sides: string[][] = [
    [`M${x + corner} ${y}`, `H${right - corner}`, bend(`${right} ${y + corner}`)],
    [`V${bottom - corner}`, bend(`${right - corner} ${bottom}`)],
    [`H${x + corner}`, bend(`${x} ${bottom - corner}`)],
    [`V${y + corner}`, bend(`${x + corner} ${y}`)],
  ];
  if (quarter === 0) sides[1] = [`V${cy - acrossX(right)}`, hollow(`${cx - acrossY(bottom)} ${bottom}`)];
  if (quarter === 1) sides[2] = [`H${cx + acrossY(bottom)}`, hollow(`${x} ${cy - acrossX(x)}`)];
  if (quarter === 2) {
    sides[0] = [`M${cx + acrossY(y)} ${y}`, `H${right - corner}`, bend(`${right} ${y + corner}`)];
    sides[3] = [`V${cy + acrossX(x)}`, hollow(`${cx + acrossY(y)} ${y}`)];
  }
  if (quarter === 3) {
    sides[0] = [`M${x + corner} ${y}`, `H${cx - acrossY(y)}`, hollow(`${right} ${cy + acrossX(right)}`)];
  }
  return `${sides.flat().join("")}Z`;
}

/** A place in a scene whose units are `--u`. */
export function at(x: number, y: number, width?: number, height?: number): string {
  const size = (name: string, value?: number): string =>
    value === undefined ? "" : `;${name}:calc(${round(value)}*var(--u))`;
  return `left:calc(${round(x)}*var(--u));top:calc(${round(y)}*var(--u))${size("width", width)}${size("height", height)}`;
}
