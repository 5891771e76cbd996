export type Point = readonly [x: number, y: number];

/** A soft curve through points, as the rest of an SVG path that is already at the first of them. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  return points
    .slice(1)
    .map((to, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const leave = steer(from, [before, to], 1);
      const arrive = steer(to, [from, after], -1);
      return `C${leave} ${arrive} ${round(to)}`;
    })
    .join("");
}

/** The point to steer by: on from a point, or back, along the line that joins its neighbours. */
function steer([x, y]: Point, [before, after]: readonly [Point, Point], way: 1 | -1): string {
  const pull = way / 6;
  return round([x + pull * (after[0] - before[0]), y + pull * (after[1] - before[1])]);
}

/** A point as a path writes it. */
export function round([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
