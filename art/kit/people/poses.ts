import type { Point } from '../shapes.ts';

/** From the shoulder or hip outwards: elbow and hand, or knee and ankle. */
export type Bend = readonly [middle: Point, end: Point];

/** Where the joints of a figure are that faces left; the far limbs are those behind the body. */
export interface Pose {
  neck: Point;
  hip: Point;
  /** The head's middle, seen from the neck. */
  head?: Point;
  /** Half the distance between the shoulders: small from the side, wide from behind. */
  spread: number;
  back?: boolean;
  arms: { near: Bend; far: Bend };
  legs: { near: Bend; far: Bend };
}

/** About 300 high, on the ground at the origin; those who sit have the origin under their hips, on what they sit on. */
export const poses = {
  standing: {
    ...{ neck: [0, -247], hip: [3, -156], spread: 15 },
    arms: {
      near: [
        [26, -196],
        [20, -150],
      ],
      far: [
        [-20, -198],
        [-26, -154],
      ],
    },
    legs: {
      near: [
        [8, -82],
        [12, -8],
      ],
      far: [
        [-6, -84],
        [-10, -12],
      ],
    },
  },
  behind: {
    ...{ neck: [0, -248], hip: [0, -156], head: [0, -31], spread: 23, back: true },
    arms: {
      near: [
        [36, -196],
        [34, -148],
      ],
      far: [
        [-36, -196],
        [-33, -148],
      ],
    },
    legs: {
      near: [
        [13, -82],
        [14, -8],
      ],
      far: [
        [-13, -82],
        [-14, -10],
      ],
    },
  },
  walking: {
    ...{ neck: [-5, -246], hip: [0, -155], spread: 10 },
    arms: {
      near: [
        [20, -196],
        [22, -148],
      ],
      far: [
        [-20, -196],
        [-40, -156],
      ],
    },
    legs: {
      near: [
        [-24, -84],
        [-32, -8],
      ],
      far: [
        [10, -82],
        [46, -24],
      ],
    },
  },
  'walking-behind': {
    ...{ neck: [-2, -247], hip: [0, -155], head: [-1, -31], spread: 22, back: true },
    arms: {
      near: [
        [35, -198],
        [30, -152],
      ],
      far: [
        [-35, -196],
        [-38, -150],
      ],
    },
    legs: {
      near: [
        [15, -84],
        [16, -18],
      ],
      far: [
        [-11, -82],
        [-12, -6],
      ],
    },
  },
  sitting: {
    ...{ neck: [-8, -108], hip: [0, -18], spread: 11 },
    arms: {
      near: [
        [12, -60],
        [-32, -36],
      ],
      far: [
        [-18, -60],
        [-46, -38],
      ],
    },
    legs: {
      near: [
        [-70, -22],
        [-66, 50],
      ],
      far: [
        [-74, -26],
        [-80, 48],
      ],
    },
  },
  'on-the-ground': {
    ...{ neck: [-10, -108], hip: [0, -19], head: [-9, -27], spread: 11 },
    arms: {
      near: [
        [8, -62],
        [-38, -54],
      ],
      far: [
        [-20, -62],
        [-48, -58],
      ],
    },
    legs: {
      near: [
        [-70, -26],
        [-136, -12],
      ],
      far: [
        [-68, -34],
        [-128, -16],
      ],
    },
  },
  crouching: {
    ...{ neck: [-22, -140], hip: [16, -58], head: [-10, -26], spread: 11 },
    arms: {
      near: [
        [-22, -92],
        [-66, -78],
      ],
      far: [
        [-40, -94],
        [-78, -84],
      ],
    },
    legs: {
      near: [
        [-46, -82],
        [-18, -8],
      ],
      far: [
        [-36, -88],
        [-4, -12],
      ],
    },
  },
  working: {
    ...{ neck: [-44, -216], hip: [22, -150], head: [-20, -22], spread: 11 },
    arms: {
      near: [
        [-44, -164],
        [-88, -146],
      ],
      far: [
        [-62, -168],
        [-100, -154],
      ],
    },
    legs: {
      near: [
        [14, -78],
        [32, -8],
      ],
      far: [
        [-12, -84],
        [-14, -12],
      ],
    },
  },
  reaching: {
    ...{ neck: [-4, -247], hip: [4, -156], spread: 12 },
    arms: {
      near: [
        [-32, -212],
        [-70, -240],
      ],
      far: [
        [-40, -220],
        [-74, -250],
      ],
    },
    legs: {
      near: [
        [14, -82],
        [24, -8],
      ],
      far: [
        [-8, -84],
        [-14, -12],
      ],
    },
  },
  cycling: {
    ...{ neck: [-20, -262], hip: [42, -182], head: [-14, -26], spread: 9 },
    arms: {
      near: [
        [-22, -212],
        [-58, -186],
      ],
      far: [
        [-38, -216],
        [-64, -190],
      ],
    },
    legs: {
      near: [
        [-6, -122],
        [8, -42],
      ],
      far: [
        [-26, -150],
        [24, -94],
      ],
    },
  },
} as const satisfies Record<string, Pose>;
