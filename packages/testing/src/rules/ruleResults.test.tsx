import { expect } from '@open-wc/testing'
import { nodeRuleResults } from '../browser/ruleResults'
import { ruleResultsOf } from './ruleResultsOf'

describe('rules in browser and gateway', () => {
  it('W-VAL-1 W-VAL-11 every validator gives the same results for 10,000 random values on both sides', async () => {
    const sample = { seed: 20_261_120, count: 10_000 }
    const here = ruleResultsOf(sample)
    const there = await nodeRuleResults(sample)
    expect(there.length).to.equal(10_000)
    const different = here.findIndex((result, index) => result !== there[index])
    expect(here[different]).to.equal(there[different])
    expect(different).to.equal(-1)
  })
})
