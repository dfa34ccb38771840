import type { Look } from './looks.ts';
import type { Pose } from './poses.ts';

/** A runner in mid-stride, about 290 high: the near knee drives forward, the far leg has just left the ground. */
export const running: Pose = {
  ...{ neck: [-22, -246], hip: [2, -158], spread: 13 },
  head: [-9, -29],
  arms: {
    near: [
      [22, -202],
      [-14, -176],
    ],
    far: [
      [-52, -206],
      [-74, -240],
    ],
  },
  legs: {
    near: [
      [-48, -116],
      [-42, -38],
    ],
    far: [
      [34, -96],
      [104, -92],
    ],
  },
};

/** The same stride, the other leg in front. */
export const runningOther: Pose = {
  ...running,
  arms: {
    near: [
      [-50, -204],
      [-70, -238],
    ],
    far: [
      [24, -204],
      [-12, -178],
    ],
  },
  legs: {
    near: [
      [30, -96],
      [102, -90],
    ],
    far: [
      [-48, -114],
      [-44, -38],
    ],
  },
};

const runner = (skin: Look['skin'], top: Look['top'], bottom: Look['bottom'], head: Look['head']): Look => ({
  ...{ skin, head, headColour: '#1d1512', top, bottom },
  ...{ sleeves: 'none', lower: 'shorts' },
});

export const runners = {
  red: runner('#5a3522', '#c8372d', '#1f2430', 'short'),
  green: runner('#4a2c1e', '#1f7a4d', '#22262c', 'shaved'),
  blue: runner('#6b412a', '#2f6f9f', '#c8372d', 'braids'),
};
