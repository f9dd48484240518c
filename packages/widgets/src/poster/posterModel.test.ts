import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PosterProblem } from './PosterProblem'
import { createPoster, type PosterDependencies } from './posterModel'
import { longestSide, type PosterArea, type PosterOptions } from './posterSettings'

const image = new Blob(['png'])

function openModel(options: PosterOptions, more: Partial<PosterDependencies<string>> = {}) {
  const areas: PosterArea[] = []
  const given: string[] = []
  let time = 0
  const model = createPoster<string>(
    {
      find: () => 'poster',
      render: async (_, area) => {
        areas.push(area)
        return image
      },
      give: ({ name }) => given.push(name),
      now: () => {
        time += 7
        return time
      },
      ...more,
    },
    () => options,
  )
  return { model, areas, given }
}

describe('posters, without a view', () => {
  test('W-POST-2 width and height are 100, x and y 0, the background white, the scale 1 by default', async () => {
    const { model, areas } = openModel({ name: '海报' })
    await model.save()
    assert.deepEqual(areas, [{ width: 100, height: 100, x: 0, y: 0, background: 'white', scale: 1 }])
  })

  test('W-POST-1 width, height, x and y are passed to the image; undefined ones get the defaults', async () => {
    const { model, areas } = openModel({
      name: 'a',
      width: 750,
      height: 1334,
      x: 10,
      y: undefined,
      background: '',
    })
    await model.save()
    assert.deepEqual(areas, [{ width: 750, height: 1334, x: 10, y: 0, background: 'white', scale: 1 }])
  })

  test('W-POST-3 the file is name and .png; the result contains the file and the time', async () => {
    const { model, given } = openModel({ name: '国庆.海报' })
    const result = await model.save()
    assert.deepEqual(given, ['国庆.海报.png'])
    assert.deepEqual(result, { isSaved: true, fileName: '国庆.海报.png', content: image, time: 7 })
    assert.deepEqual(model.$state.get(), { status: 'idle' })
  })

  test('W-POST-4 without an element, a name or a size nothing is created', async () => {
    for (const [options, more] of [
      [{ name: 'a' }, { find: () => undefined }],
      [{}, {}],
      [{ name: '' }, {}],
      [{ name: 'a', width: 0 }, {}],
      [{ name: 'a', height: -1 }, {}],
      [{ name: 'a', scale: Number.NaN }, {}],
      [{ name: 'a', x: Number.POSITIVE_INFINITY }, {}],
    ] as const) {
      const { model, given, areas } = openModel(options, more)
      const result = await model.save()
      assert.equal(result.isSaved || result.problem.code, 'missing-parameters')
      assert.deepEqual([given, areas, model.$state.get().status], [[], [], 'failed'])
    }
  })

  test('an image larger than a canvas is refused in advance', async () => {
    const { model, areas } = openModel({ name: 'a', height: longestSide / 2, scale: 3 })
    const result = await model.save()
    assert.deepEqual(result.isSaved || [result.problem.code, result.problem.params], [
      'too-large',
      { most: longestSide },
    ])
    assert.equal(areas.length, 0)
    assert.equal((await openModel({ name: 'a', height: longestSide }).model.save()).isSaved, true)
  })

  test('two presses create one poster', async () => {
    const { model, given } = openModel({ name: 'a' })
    const [one, other] = await Promise.all([model.save(), model.save()])
    assert.equal(one, other)
    assert.equal(given.length, 1)
    await model.save()
    assert.equal(given.length, 2)
  })

  test('why it failed stays until the next one; an unknown error is failed, with its cause', async () => {
    const cause = new Error('odd')
    const errors: unknown[] = [new PosterProblem('unreadable-code', { text: 'x' }), cause]
    const { model, given } = openModel(
      { name: 'a' },
      {
        render: async () => {
          const error = errors.shift()
          if (error) throw error
          return image
        },
      },
    )
    assert.deepEqual(await model.save(), {
      isSaved: false,
      problem: new PosterProblem('unreadable-code', { text: 'x' }),
    })
    assert.equal(model.$state.get().status, 'failed')
    const second = await model.save()
    assert.deepEqual(second.isSaved || [second.problem.code, second.problem.cause], ['failed', cause])
    assert.deepEqual(given, [])
    assert.equal((await model.save()).isSaved, true)
    assert.equal(model.$state.get().status, 'idle')
  })

  test('make returns the image and saves nothing', async () => {
    const { model, given } = openModel({ name: 'a' })
    assert.equal(await model.make(), image)
    assert.deepEqual(given, [])
    await assert.rejects(openModel({}).model.make(), { code: 'missing-parameters' })
  })
})
