import {
  BriefcaseBusiness,
  BuildingComplex,
  Component,
  Grid2x2,
  House,
  type LucideIcon,
  MessageCircleQuestionMark,
  MonitorSmartphone,
  Network,
  Newspaper,
  Palette,
} from 'lucide-react';
import type { MenuIconName } from '../../../content/icons';

export const menuIcons: Readonly<Record<MenuIconName, LucideIcon>> = {
  'briefcase-business': BriefcaseBusiness,
  'building-complex': BuildingComplex,
  component: Component,
  'grid-2x2': Grid2x2,
  house: House,
  'message-circle-question-mark': MessageCircleQuestionMark,
  'monitor-smartphone': MonitorSmartphone,
  network: Network,
  newspaper: Newspaper,
  palette: Palette,
};
