import { useState } from 'react';
import { reportMistake } from '../../../components/feedback/failure-message';
import { Button } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { plural } from '../../../content/format/numbers';
import { downloadStarted } from '../../../content/format/started-download';
import { useAction } from '../../../hooks/use-action';
import { useNamedPlace } from '../../../hooks/use-url-state';
import { downloadText } from '../../../lib/copy-and-download';
import { doubleClick } from '../../../lib/double-click';
import { now } from '../../../services/clock';
import type { Order } from '../../../services/orders/orders';
import { ordersFileName, ordersToCsv } from '../../../services/orders/orders-csv';

const rowsText = (count: number) => (count === 0 ? 'No rows to export' : plural(count, 'row'));

const id = 'export';

export const ExportButton = ({ orders }: { orders: readonly Order[] }) => {
  const button = useNamedPlace(id, orders.length > 0);
  const [saved, setSaved] = useState('');
  const [exportCsv] = useAction(async () => {
    const name = ordersFileName(now());
    // A screen reader says the same again only if the text has changed in between.
    setSaved('');
    try {
      downloadText(name, 'text/csv', await ordersToCsv(orders));
      setSaved(downloadStarted(name));
      return 'stay';
    } catch (error) {
      reportMistake(error);
      toast({
        title: 'Export failed',
        description: 'The file could not be made. Reload the page and try again.',
        destructive: true,
      });
      return 'failed';
    }
  }, doubleClick);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="status" className="text-sm empty:sr-only">
        {saved}
      </p>
      <p id="export-note" className="figures text-fg-quiet text-sm">
        {rowsText(orders.length)}
      </p>
      <Button
        ref={button}
        id={id}
        aria-describedby="export-note"
        disabled={orders.length === 0}
        onClick={() => exportCsv()}
      >
        Export CSV
      </Button>
    </div>
  );
};
