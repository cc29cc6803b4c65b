/** The icons of the menus, which every page loads. */
export {
  BriefcaseBusiness as 'briefcase-business',
  BuildingComplex as 'building-complex',
  MonitorSmartphone as 'monitor-smartphone',
  Network as network,
} from 'lucide-react';
