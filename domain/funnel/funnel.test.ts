import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { funnelOf } from './funnel.ts'
import type { FlowStep } from './steps.ts'

const count = (flowStep: FlowStep, counts: Partial<Schema<'FlowCount'>>): Schema<'FlowCount'> => ({
  reached: 0,
  returned: 0,
  left: 0,
  completed: 0,
  refused: 0,
  alternative: 0,
  ...counts,
  flowStep,
})

describe('a funnel', () => {
  const funnel = funnelOf('cancel', [
    count('cancel.reason', { reached: 200, left: 60, returned: 10, alternative: 30 }),
    count('cancel.form', { reached: 120, left: 12, completed: 107, refused: 1 }),
    count('signup.type', { reached: 9, left: 9 }),
  ])

  it('shows the numbers of visits that reached each step and of visits that were lost there', () => {
    expect(funnel.steps).toEqual([
      { flowStep: 'cancel.reason', step: 'reason', reached: 200, lost: 50, lostPercent: 25 },
      { flowStep: 'cancel.form', step: 'form', reached: 120, lost: 12, lostPercent: 10 },
    ])
  })

  it('shows the outcome of the visits that have ended', () => {
    expect(funnel).toMatchObject({
      visits: 200,
      completed: 107,
      completedPercent: 54,
      refused: 1,
      alternative: 30,
    })
    expect(funnel.worstStep?.step).toBe('reason')
  })

  it('contains every step of a wizard without visits, and reports no lost visits', () => {
    const { steps, visits, completedPercent, worstStep: leakiest } = funnelOf('signup', [])
    expect(steps.map(({ step }) => step)).toEqual([
      'type',
      'terms',
      'identity',
      'basic',
      'id',
      'password',
      'review',
    ])
    expect({ visits, completedPercent, leakiest }).toEqual({
      visits: 0,
      completedPercent: 0,
      leakiest: undefined,
    })
  })

  it('reports no lost visits at a step to which more visits returned than left in the period', () => {
    const [step] = funnelOf('withdrawal', [count('withdrawal.notice', { reached: 1, returned: 2 })]).steps
    expect(step).toMatchObject({ lost: 0, lostPercent: 0 })
  })

  it('never rounds a small share to 0 percent, nor a large one to 100 percent', () => {
    const percentOf = (reached: number, left: number) =>
      funnelOf('withdrawal', [count('withdrawal.notice', { reached, left })]).steps[0]!.lostPercent
    expect([percentOf(1000, 1), percentOf(1000, 999), percentOf(3, 3)]).toEqual([1, 99, 100])
  })
})
