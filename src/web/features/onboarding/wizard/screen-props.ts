import type { Application } from '#shared/contracts/onboarding.ts';
import type { Screen } from '../screens.ts';

export interface ScreenProps {
  application: Application;
  /** Opens the next screen, or another one. */
  goOn: (to?: Screen) => Promise<void>;
}
