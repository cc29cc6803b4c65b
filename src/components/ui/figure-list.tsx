export const FigureList = ({ figures }: { figures: readonly { label: string; value: string; note?: string }[] }) => (
  <dl className="grid border-y sm:grid-flow-col sm:auto-cols-fr sm:[&>*+*]:border-l max-sm:[&>*+*]:border-t">
    {figures.map(({ label, value, note }) => (
      <div
        key={label}
        className="flex min-w-0 gap-x-2 gap-y-1 py-5 max-sm:flex-wrap max-sm:items-baseline sm:flex-col sm:px-6 sm:first:pl-0 print:pr-0"
      >
        <dt className="eyebrow max-sm:mr-auto">{label}</dt>
        <dd className="figures wrap-anywhere font-display font-semibold text-heading print:text-lead">{value}</dd>
        {note && <dd className="text-fg-quiet text-sm">{note}</dd>}
      </div>
    ))}
  </dl>
);
