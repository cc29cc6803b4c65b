import { useEffect } from 'react';
import { findInterrupted } from '../../services/payments/open-payments';

/** A page that shows open payments first finds those that a closed tab has left. */
export const useFindInterrupted = (): void => useEffect(() => void findInterrupted(), []);
