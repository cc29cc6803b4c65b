export const StateBadge = ({ children }: { children: string }) => (
  <span className="inline-block border border-line-strong bg-ground-raised px-2 py-0.5 font-semibold text-sm">
    {children}
  </span>
);
