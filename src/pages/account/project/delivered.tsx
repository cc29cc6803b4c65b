import { newTab } from '../../../components/ui/button';
import { TitledSection } from '../../../components/ui/titled-section';
import { type Log, lastOf } from '../../../services/projects/log';
import { DateTime } from '../parts/entry-parts';
import { TypedText } from './typed-text';

export const Delivered = ({ log }: { log: Log }) => {
  const delivery = lastOf(log, 'delivered');
  if (!delivery) return null;
  return (
    <TitledSection
      id="delivered"
      title="Delivered"
      className="on-second grid gap-3 rounded-tr-[4rem] p-6 pr-16 max-xs:pr-6"
    >
      <DateTime iso={delivery.at} className="text-fg-quiet text-sm" />
      {delivery.note && <TypedText text={delivery.note} />}
      {delivery.link && (
        <p className="wrap-anywhere">
          <a href={delivery.link} {...newTab} rel="noopener noreferrer nofollow" className="text-link" translate="no">
            {delivery.link}
          </a>
        </p>
      )}
    </TitledSection>
  );
};
