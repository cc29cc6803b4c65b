import { startingPrice } from '../catalogue/starting-prices';
import type { ServiceCategory } from '../types';

export const category: ServiceCategory = {
  id: 'ai-services',
  title: 'Applied AI',
  description:
    'Language models built into your product and your back office by engineers who also run them. We connect a model ' +
    'to your documents, train it on your examples where that pays, and ship the pipeline, the tests and the cost ' +
    'report along with it.',
  meta: {
    title: 'Applied AI: RAG, fine-tuning and pipelines',
    description:
      'RAG systems, LLM fine-tuning, AI pipelines and AI-enhanced creative, measured against a baseline and run on ' +
      'your own cloud.',
  },
  icon: 'brain',
  color: 'ultramarine',
  services: [
    {
      name: 'RAG System Implementation',
      description:
        'Question answering over your own documents, with access rights respected and every answer linked to its ' +
        'source.',
      icon: 'file-search',
      price: startingPrice('rag-system-implementation'),
    },
    {
      name: 'LLM Fine-Tuning',
      description: 'A smaller model trained on your examples to do one job well, compared with a prompt-only baseline.',
      icon: 'sliders-horizontal',
      price: startingPrice('llm-fine-tuning'),
    },
    {
      name: 'AI Pipeline Development',
      description:
        'Ingestion, labeling, inference and monitoring as one versioned flow that can be rerun and rolled back.',
      icon: 'git-branch',
      price: startingPrice('ai-pipeline-development'),
    },
    {
      name: 'AI-Enhanced Creative',
      description:
        'Image, copy and video production in which models make the drafts and our designers make the choices.',
      icon: 'wand-sparkles',
      price: startingPrice('ai-enhanced-creative'),
    },
    {
      name: 'Evaluation and Guardrails',
      description: 'Test sets, hostile prompts and filters that show how a model fails before your customers find out.',
      icon: 'shield-check',
    },
    {
      name: 'Model Hosting',
      description: 'Open or commercial models on your cloud account, with quotas, caching and a fallback.',
      icon: 'server',
    },
  ],
  features: [
    'A baseline measured first, so that every gain can be proven',
    'Deployed on your own cloud account under your access rules',
    'A test set of real questions, owned and extended by you',
    'Cost per request tracked from the first prototype onward',
    'Prompts, weights and data versioned together and reproducible',
    'A clear no when a plain search box would do',
  ],
  caseStudies: [{ id: 'myle-tap', title: 'A spoken note understood and filed without a screen' }],
  closing: {
    title: 'Bring a folder of documents and one question',
    text:
      'That is enough for a first workshop. We will test whether a model can answer it from your files, and how ' +
      'often it is wrong.',
  },
};
