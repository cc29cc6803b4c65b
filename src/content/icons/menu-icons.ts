/** The icons of the menus, which every page loads. */
export {
  BriefcaseBusiness as 'briefcase-business',
  BuildingComplex as 'building-complex',
  Component as component,
  Grid2x2 as 'grid-2x2',
  House as house,
  MessageCircleQuestionMark as 'message-circle-question-mark',
  MonitorSmartphone as 'monitor-smartphone',
  Network as network,
  Newspaper as newspaper,
  Palette as palette,
} from 'lucide-react';
