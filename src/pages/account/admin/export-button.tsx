import { runAction } from '../../../components/feedback/run-action';
import { useAnnouncement } from '../../../components/ui/announced';
import { Button } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { plural } from '../../../content/format/numbers';
import { downloadStarted } from '../../../content/format/started-download';
import { downloadText } from '../../../lib/copy-and-download';
import { now } from '../../../services/clock';
import type { Order } from '../../../services/orders/orders';
import { ordersFileName, ordersToCsv } from '../../../services/orders/orders-csv';

const rowsText = (count: number) => (count === 0 ? 'No rows to export' : plural(count, 'row'));

const exportFailure = {
  title: 'Export failed',
  description: 'The file could not be made. Reload the page and try again.',
  destructive: true,
};

export const ExportButton = ({ orders }: { orders: readonly Order[] }) => {
  const [saved, say] = useAnnouncement();
  const exportCsv = () => {
    const name = ordersFileName(now());
    const save = async () => {
      downloadText(name, 'text/csv', await ordersToCsv(orders));
      say(downloadStarted(name));
    };
    void runAction(save, { tell: () => toast(exportFailure) });
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="status" className="text-sm empty:sr-only">
        {saved}
      </p>
      <p id="export-note" className="figures text-fg-quiet text-sm">
        {rowsText(orders.length)}
      </p>
      <Button
        actsOnce
        id="export"
        {...(orders.length === 0 ? { whyNot: 'export-note' } : { 'aria-describedby': 'export-note' })}
        onClick={exportCsv}
      >
        Export CSV
      </Button>
    </div>
  );
};
