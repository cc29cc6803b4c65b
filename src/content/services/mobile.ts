import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'mobile',
  title: 'Mobile App Development',
  description:
    'We make iOS and Android apps people keep past the first week: quick to open, useful without a signal and ' +
    'sparing with permissions. One team covers design, code and the app stores, and tests on real phones, old ones ' +
    'included.',
  meta: {
    title: 'Mobile app development for iOS and Android',
    description:
      'Native and cross-platform apps tested on real phones: offline sync, Bluetooth companions for hardware, and ' +
      'staged releases through both app stores.',
  },
  icon: 'smartphone',
  color: 'sun',
  services: [
    {
      name: 'Native iOS Apps',
      description:
        'Swift and SwiftUI apps that use the platform well: widgets, Live Activities, Face ID and Apple Pay where ' +
        'they earn a place.',
      icon: 'scan-face',
    },
    {
      name: 'Native Android Apps',
      description:
        'Kotlin and Compose apps checked on the phones your customers own, from foldables to five-year-old budget ' +
        'models.',
      icon: 'bot',
    },
    {
      name: 'Cross-Platform Apps',
      description:
        'One React Native or Flutter codebase when the product allows it, with native modules where the feel would ' +
        'suffer.',
      icon: 'tablet-smartphone',
    },
    {
      name: 'Device Companion Apps',
      description:
        'Pairing, syncing and firmware updates over Bluetooth for wearables and vehicles, with a clear way back ' +
        'when a connection drops.',
      icon: 'bluetooth',
    },
    {
      name: 'Offline and Sync',
      description:
        'Data that lives on the phone first, survives tunnels and flights, and merges without asking the user to ' +
        'settle conflicts.',
      icon: 'wifi-off',
    },
    {
      name: 'Store Releases',
      description:
        'Listings, screenshots, beta groups, staged rollouts and crash watch, from the first test build to the ' +
        'routine update.',
      icon: 'rocket',
    },
  ],
  features: [
    'Test builds on your own phone from the first sprint onward',
    'A device shelf with old, cheap and foldable models in daily use',
    'Startup time and battery drain tracked from one release to the next',
    'Permission requests worded and timed so users understand the reason',
    'App store accounts, signing keys and listings that belong to you',
    'Staged rollouts with crash alerts and a rehearsed way to halt',
  ],
  caseStudies: [
    { id: 'bellabeat', title: 'An app that names what happened and offers one thing to try' },
    { id: 'myle-tap', title: 'A companion app that asks later, when hands are free' },
  ],
  closing: {
    title: 'What should your app do with no signal?',
    text:
      'Describe the moment your customer reaches for the phone. We will sketch that first screen, name the hard ' +
      'technical part and suggest native or shared code.',
  },
};
