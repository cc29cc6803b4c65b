import { TextList } from '../../components/ui/text-list';

/** The list 'What's included' of a service, which opens in place. @param describedBy id of the service's name */
export const WhatsIncluded = ({ items, describedBy }: { items: readonly string[]; describedBy: string }) => (
  <details className="text-sm">
    <summary aria-describedby={describedBy} className="w-fit cursor-pointer py-1 text-link">
      What's included
    </summary>
    <TextList
      items={items}
      className="grid max-w-measure gap-1 py-1"
      itemLook="flex gap-3 before:mt-1.5 before:size-2 before:shrink-0 before:bg-sun"
    />
  </details>
);
