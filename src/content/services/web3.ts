import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'web3',
  title: 'Web3',
  description:
    'We take token, contract and wallet projects from white paper to mainnet, with interfaces that someone who has ' +
    'never seen a seed phrase can follow. Contracts are tested against known attacks, prepared for outside ' +
    'auditors and released with a plan for bad days.',
  meta: {
    title: 'Web3 development: contracts and wallets',
    description:
      'Smart contracts, token launches and wallet onboarding, written for outside audit and for people who have ' +
      'never held a seed phrase.',
  },
  icon: 'blocks',
  color: 'moss',
  services: [
    {
      name: 'Smart Contracts',
      description:
        'Solidity and Rust contracts with property tests, upgrade rules and a plain-language description of what ' +
        'each one may do.',
      icon: 'file-lock',
    },
    {
      name: 'Token Launches',
      description:
        'Sale mechanics, vesting, claim pages and identity checks, rehearsed on a test network with the people who ' +
        'will run the day.',
      icon: 'coins',
    },
    {
      name: 'Wallet Onboarding',
      description:
        'Embedded wallets, passkeys and sponsored fees, so a first transaction feels like signing in rather than ' +
        'learning cryptography.',
      icon: 'wallet',
    },
    {
      name: 'dApp Interfaces',
      description:
        'Screens that show pending, failed and reversed transactions truthfully and say what a signature will cost ' +
        'before asking for it.',
      icon: 'panel-top',
    },
    {
      name: 'Nodes and Indexing',
      description:
        'Validator and RPC operations plus indexers that answer product questions without scanning the chain on ' +
        'each visit.',
      icon: 'server',
    },
    {
      name: 'Audit Preparation',
      description:
        'Threat models, invariants and clean documentation, so outside auditors spend their time on logic and not ' +
        'on setup.',
      icon: 'shield-check',
    },
  ],
  features: [
    'Threat modeling before the first contract is written, updated with each change',
    'Property and fork tests that run attack scenarios on every commit',
    'Deployment keys held by your signers, never by one of our developers',
    'Each transaction explained in plain words before anyone signs it',
    'Launch days rehearsed end to end on a public test network',
    'A written incident plan with pause rights, contacts and draft notices',
  ],
  caseStudies: [
    { id: 'casper-blockchain', title: 'A proof-of-stake network explained to enterprise buyers' },
    { id: 'unikoin-gold', title: 'One sale page for every market, its legal text chosen by country' },
  ],
  closing: {
    title: 'Does your project need a chain at all?',
    text:
      'Bring the white paper or a page of notes. We will say which parts belong on a chain, which belong in an ' +
      'ordinary database, and what an auditor would ask first.',
  },
};
