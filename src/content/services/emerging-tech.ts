import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'emerging-tech',
  title: 'Emerging Tech',
  description:
    'We find out quickly whether a new technology is ready for your problem, and say so when it is not. A small ' +
    'team scouts, builds something you can touch, measures it against a bar agreed in advance and recommends one of ' +
    'three: go, wait or stop.',
  meta: {
    title: 'Emerging tech: scouting and prototypes',
    description:
      'AI agents, spatial interfaces and smart sensors tried on your own problem in short prototypes, with a clear ' +
      'verdict: go, wait or stop.',
  },
  icon: 'atom',
  color: 'blush',
  services: [
    {
      name: 'Technology Scouting',
      description:
        'A quarterly brief on what matters to your sector, graded by maturity, with suppliers we have spoken to ' +
        'and demos we have run.',
      icon: 'telescope',
    },
    {
      name: 'Feasibility Studies',
      description:
        'Two questions answered on paper first: can it work with your data and rules, and would it pay if it did.',
      icon: 'clipboard-check',
    },
    {
      name: 'Proofs of Concept',
      description:
        'One risky assumption, one working build and a pass mark written down before the first line of code.',
      icon: 'flask-conical',
    },
    {
      name: 'AI Agent Prototypes',
      description:
        'Agents that handle a real task from your backlog under supervision, scored on accuracy, cost and the ' +
        'errors they make.',
      icon: 'bot',
    },
    {
      name: 'Spatial Computing',
      description:
        'AR and VR trials for training, showrooms and remote support, tested with people who have never worn a ' +
        'headset.',
      icon: 'glasses',
    },
    {
      name: 'Sensors and Edge AI',
      description: 'Models that run on the device itself, for products that must react before a server could answer.',
      icon: 'radar',
    },
  ],
  features: [
    'A pass mark agreed in writing before any prototype gets built',
    'Prototypes fed with your real data, including the messy parts',
    'Vendors compared on your own test cases, our partners among them',
    'Privacy, safety and regulation reviewed alongside the technical work',
    'A verdict with reasons: go, wait or stop',
    'Code and test results handed over even when the answer is no',
  ],
  caseStudies: [
    { id: 'myle-tap', title: 'Wearable AI taken from works-like model to first shipment' },
    { id: 'damon-motorcycles', title: 'Collision warnings that riders read without being taught' },
    { id: 'casper-blockchain', title: 'Proof of stake put in terms an enterprise can evaluate' },
  ],
  closing: {
    title: 'Is it ready, or only well promoted?',
    text:
      'Name the technology someone keeps forwarding you articles about. We will tell you what it does reliably ' +
      'today and sketch a prototype that would settle the question.',
  },
};
