import { TileField } from '../../../components/media/tile-field';

export const Field = () => (
  <TileField
    seed="a piece is missing"
    columns={24}
    rows={4}
    gaps={0.45}
    palette={['ink', 'ultramarine', 'vermilion', 'sun', 'blush']}
    fit="slice"
    className="aspect-10/4 w-full md:aspect-16/4 lg:aspect-24/4"
  />
);
