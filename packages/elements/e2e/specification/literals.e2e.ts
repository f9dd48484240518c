import { shareOf } from '@ebkit/testing'
import { nameOf } from '../support/languages'
import { Place } from '../support/Place'
import { expect, test } from '../support/test'
import { renderings } from './literals'
import { type Rendering, textsOfElement } from './literals/Rendering'
import { put } from './put'
import { literal } from './specification'
import { startOf } from './start'

test.describe.configure({ mode: 'parallel' })

/** The expected text, with its numbers filled in. */
function textOf(id: string, numbers: readonly number[]): string {
  const rest = [...numbers]
  return literal(id).text.replace(/\{\w+\}|%d/g, () => String(rest.shift()))
}

/** The expected texts that no text on the page matches. */
async function missing({ literals, texts = textsOfElement }: Rendering, place: Place): Promise<string[]> {
  const shown = await texts(place)
  return Object.entries(literals).flatMap(([id, numbers]) => {
    const wanted = textOf(id, numbers)
    const isThere = literal(id).within ? shown.some((text) => text.includes(wanted)) : shown.includes(wanted)
    return isThere ? [] : `${id} ${wanted}`
  })
}

const inLanguages = renderings.flatMap((rendering) => {
  const ids = Object.keys(rendering.literals)
  return literal(ids[0] as string).languages.map((language) => ({ rendering, ids, language }))
})

for (const { rendering, ids, language } of shareOf(inLanguages, 12, 'literals')) {
  const { tag, attributes = '', prepare, fault, bringUp } = rendering
  test(`${ids.join(' ')} ${tag} shows the exact text in ${nameOf[language]}`, async ({
    page,
    servers: { gateway, proxy, sessions },
    openPage,
  }) => {
    await openPage(language, '')
    const place = new Place(page, tag, language, proxy)
    const prepared = (await prepare?.(startOf(gateway, sessions[language], language))) ?? ''
    await fault?.(place)
    const given = typeof attributes === 'string' ? attributes : attributes(prepared)
    await put(page, tag, given)
    await bringUp?.(place, prepared)
    await expect.poll(() => missing(rendering, place)).toEqual([])
  })
}
