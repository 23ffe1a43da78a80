import type { PlanCode, ServiceCode } from './choices.ts'

export type FeatureCode =
  | 'apps'
  | 'factors'
  | 'approval'
  | 'review'
  | 'rules'
  | 'response'
  | 'keep'
  | 'export'
  | 'api'
  | 'help'
export type FeatureValue =
  | 'apps10'
  | 'apps50'
  | 'unlimited'
  | 'smsApp'
  | 'smsAppKey'
  | 'oneStep'
  | 'threeSteps'
  | 'rules12'
  | 'rulesOwn'
  | 'months3'
  | 'months12'
  | 'months36'
  | 'mail'
  | 'mailPhone'
  | 'manager'

/** What each plan of a service brings: a measure, or whether it is there at all. */
export type Comparison = Partial<Record<FeatureCode, Partial<Record<PlanCode, FeatureValue | boolean>>>>

/** The plans of every service side by side, in the order of a table's rows. */
export const comparisons: Readonly<Record<ServiceCode, Comparison>> = {
  SSO: {
    apps: { BASIC: 'apps10', PRO: 'apps50', ENT: 'unlimited' },
    api: { BASIC: false, PRO: true, ENT: true },
    keep: { BASIC: 'months3', PRO: 'months12', ENT: 'months36' },
    help: { BASIC: 'mail', PRO: 'mailPhone', ENT: 'manager' },
  },
  MFA: {
    factors: { BASIC: 'smsApp', PRO: 'smsAppKey' },
    keep: { BASIC: 'months3', PRO: 'months12' },
    help: { BASIC: 'mail', PRO: 'mailPhone' },
  },
  IGA: {
    approval: { PRO: 'oneStep', ENT: 'threeSteps' },
    review: { PRO: false, ENT: true },
    api: { PRO: true, ENT: true },
    help: { PRO: 'mailPhone', ENT: 'manager' },
  },
  UBA: {
    rules: { PRO: 'rules12', ENT: 'rulesOwn' },
    response: { PRO: false, ENT: true },
    keep: { PRO: 'months12', ENT: 'months36' },
    help: { PRO: 'mailPhone', ENT: 'manager' },
  },
  LOG: {
    keep: { Y1: 'months12', Y3: 'months36' },
    export: { Y1: true, Y3: true },
    help: { Y1: 'mail', Y3: 'mailPhone' },
  },
}
