/** The services whose work is drawn. */
import { findCreditService } from '../catalogue/credits';
import type { CreditServiceId } from '../ids';

const drawnIds = ['logo-design', 'custom-artwork', 'branding-kit'] as const satisfies readonly CreditServiceId[];
export type DrawnService = (typeof drawnIds)[number];

/** The services whose work is drawn: history entries know them by name. */
export const drawnServices: readonly { id: DrawnService; name: string }[] = drawnIds.flatMap((id) => {
  const service = findCreditService(id);
  return service ? [{ id, name: service.name }] : [];
});
