import { HeroMosaic } from '../../../components/media/hero-mosaic';

export const Mosaic = () => <HeroMosaic columns={12} rows={8} />;
