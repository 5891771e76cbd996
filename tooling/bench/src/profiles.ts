/** A network and a processor to measure with. */
export interface Profile {
  name: string;
  label: string;
  downMbit: number;
  upMbit: number;
  /** Added to every request, as the browser's own throttling does. */
  roundTripMs: number;
  /** How many times slower than this machine the page's processor is. */
  slowdown: number;
}

export const profiles: readonly Profile[] = [
  {
    name: "slow",
    label: "school wifi: 1.6 Mbit/s, 150 ms, processor slowed four times",
    downMbit: 1.6,
    upMbit: 0.75,
    roundTripMs: 150,
    slowdown: 4,
  },
  {
    name: "desk",
    label: "a desk: 20 Mbit/s, 20 ms, processor as it is",
    downMbit: 20,
    upMbit: 10,
    roundTripMs: 20,
    slowdown: 1,
  },
  {
    name: "satellite",
    label: "satellite: 1.6 Mbit/s, 400 ms, processor slowed twice",
    downMbit: 1.6,
    upMbit: 0.75,
    roundTripMs: 400,
    slowdown: 2,
  },
];
