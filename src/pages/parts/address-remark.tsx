import { askedTexts } from '../../content/flows/trial';
import type { Remark } from '../../services/flows/chosen-plan';

type Props = {
  remark: Remark | null;
  /** Name of the plan that the page shows instead. */
  shown?: string | undefined;
  className?: string;
};

/** In the free space above what it stands in, so that it moves nothing when it comes. */
export const aboveContent = 'absolute -translate-y-full pr-gutter pb-2';

/** What the page says of a plan or code in its address that it cannot take. */
export const AddressRemark = ({ remark, shown, className = '' }: Props) =>
  remark && (
    <p className={`max-w-measure text-sm ${className}`}>
      {remark.names.map((name, index) => (
        <span key={name}>
          <span>{index > 0 ? ' and “' : '“'}</span>
          <bdi translate="no">{name}</bdi>
          <span>”</span>
        </span>
      ))}
      <span>{` ${remark.says}`}</span>
      {shown && <span>{` ${askedTexts.shown(shown)}`}</span>}
    </p>
  );
