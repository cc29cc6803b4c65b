import { formatDay } from '../../../lib/dates';
import { useCustomerName } from '../../../queries/account';
import { useStoredBillingDetails } from '../../../queries/receipts';
import type { Statement } from '../../../services/credits/history';
import { useStored } from '../../../storage/use-stored';
import { userEmail } from '../../../storage/visitor-keys';

/** 'November 1, 2026 to November 24, 2026': from the oldest to the newest of the rows, in any order. */
export const periodOf = (rows: readonly Pick<Statement, 'date'>[]): string => {
  const dates = rows.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  const days = [...new Set([formatDay(first), formatDay(last)])];
  return days.join(' to ');
};

export const StatementHead = ({ rows }: { rows: readonly Statement[] }) => {
  const [name, email] = [useCustomerName(), useStored(userEmail)];
  const details = useStoredBillingDetails(email);
  const lines = Object.entries({ name, company: details?.company, address: details?.address, email });
  return (
    <div className="hidden print:block">
      <address className="not-italic">
        {lines.map(
          ([key, line]) =>
            line?.trim() && (
              <bdi translate="no" key={key} className="block whitespace-pre-line">
                {line}
              </bdi>
            ),
        )}
      </address>
      <p className="figures mt-2">{periodOf(rows)}</p>
    </div>
  );
};
