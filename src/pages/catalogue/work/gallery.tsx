import { Volume2, VolumeX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Announced } from '../../../components/ui/announced';
import { Button } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { TextLink } from '../../../components/ui/link';
import { plural } from '../../../content/format/numbers';
import { silentFilms, workPage } from '../../../content/public/work-page';
import { useAddressQuery } from '../../../hooks/use-hydrated';
import { href } from '../../../paths';
import { filterWork, readFilter } from './filters';
import { WorkCard } from './work-card';
import { WorkFilters } from './work-filters';

type Sized = { size: 'large' | 'medium' };

/** Orders cards for rows of twelve columns: large and medium, then medium and large, and so on, then the remaining ones. */
export const arrangeRows = <T extends Sized>(items: readonly T[]): T[] => {
  const medium = items.filter(({ size }) => size === 'medium');
  const rows = items
    .filter(({ size }) => size === 'large')
    .flatMap((large, row) => {
      const beside = medium.splice(0, 1);
      return row % 2 === 0 ? [large, ...beside] : [...beside, large];
    });
  return [...rows, ...medium];
};

export const isAloneInRow = (items: readonly Sized[], index: number): boolean => {
  if (items[index]?.size !== 'medium' || items[index + 1]?.size === 'medium') return false;
  const before = items.slice(0, index).findLastIndex(({ size }) => size === 'large');
  return (index - before) % 2 === 1;
};

export const WorkGallery = () => {
  const [isMuted, setMuted] = useState(true);
  const [wasPressed, setPressed] = useState(false);
  const query = useAddressQuery();
  const filter = readFilter(query);
  // The pressed filter is marked at once; the cards, with their films, follow.
  const shown = useDeferredValue(query);
  const studies = arrangeRows(filterWork(readFilter(shown)));
  const isSilent = studies.every(({ videoId }) => !videoId);
  const toggle = () => {
    setMuted(!isMuted);
    setPressed(true);
  };
  const inPairs = 2 * studies.filter(({ size }) => size === 'large').length;
  return (
    <div className="page-grid">
      <WorkFilters filter={filter}>
        <p role="status" className="figures max-lg:ml-auto">
          <Announced cause={shown.toString()}>{plural(studies.length, 'project')}</Announced>
        </p>
        {/* Where it would have a line of its own, it is below the button, which stays in place. */}
        <p role="status" className="empty:sr-only max-sm:order-last">
          {wasPressed && isSilent && silentFilms}
        </p>
        <Button size="small" onClick={toggle}>
          <Icon icon={isMuted ? VolumeX : Volume2} />
          <span>{isMuted ? workPage.mute.off : workPage.mute.on}</span>
        </Button>
      </WorkFilters>
      {studies.length === 0 ? (
        <p className="max-w-measure py-section text-lead">
          {workPage.filters.none} <TextLink to={href('work')}>{workPage.filters.clear}</TextLink>
        </p>
      ) : (
        <ul className="under-a-bar grid gap-x-8 gap-y-14 pt-5 pb-section md:grid-cols-2 lg:grid-cols-12 lg:gap-y-20">
          {studies.map((study, index) => (
            <WorkCard
              key={study.id}
              study={study}
              isMuted={isMuted}
              isFirst={index === 0}
              place={study.size === 'large' ? 'large' : index < inPairs ? 'beside' : 'third'}
              isAloneInRow={isAloneInRow(studies, index)}
            />
          ))}
        </ul>
      )}
    </div>
  );
};
