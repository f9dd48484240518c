import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type CropperDependencies, createCropper } from './createCropper'
import type { Picture } from './loadPicture'

const pictureOf = (width: number, height: number): Picture => ({
  canvas: { width, height } as HTMLCanvasElement,
  address: '',
})

/** A cropper whose pictures are loaded by hand. */
function fixture(changes: Partial<CropperDependencies> = {}) {
  const loads: Array<(picture: Picture) => void> = []
  const done: unknown[] = []
  const errors: string[] = []
  const cropper = createCropper({
    settings: () => ({ ratio: '1:1', aspectRatio: undefined, noUpload: false }),
    load: () => new Promise((resolve) => loads.push(resolve)),
    draw: async () => new Blob(['png']),
    upload: async () => ({ stored: Promise.resolve({ url: 'u', path: 'k' }), cancel() {} }),
    addressOf: () => 'blob:x',
    onDone: (result) => done.push(result),
    onError: (code) => errors.push(code),
    ...changes,
  })
  return { cropper, loads, done, errors, state: () => cropper.$state.get() }
}

describe('cropper', () => {
  test('shows the picture that was requested last, in any loading order', async () => {
    const { cropper, loads, state } = fixture()
    const takes = [cropper.take('one'), cropper.take('two')]
    loads[1]?.(pictureOf(200, 200))
    loads[0]?.(pictureOf(100, 100))
    await Promise.all(takes)
    assert.equal(state().picture?.canvas.width, 200)
    assert.equal(state().isLoading, false)
  })

  test('nothing changes while submitting', async () => {
    let finish = (_: { url: string; path: string }) => {}
    const stored = new Promise<{ url: string; path: string }>((resolve) => {
      finish = resolve
    })
    const { cropper, loads, state, done } = fixture({ upload: async () => ({ stored, cancel() {} }) })
    const taken = cropper.take('one')
    loads[0]?.(pictureOf(400, 300))
    await taken
    const saving = cropper.save()
    const { geometry } = state()
    cropper.turn(1)
    cropper.zoom(2)
    cropper.setRatio('4:3')
    cropper.nudge(5, 5)
    assert.equal(state().geometry, geometry)
    assert.equal(state().ratio, '1:1')
    finish({ url: 'u', path: 'k' })
    await saving
    assert.equal(state().isSubmitting, false)
    assert.equal(done.length, 1)
  })

  test('reports failures of drawing and uploading, which can be retried', async () => {
    let isBroken = true
    const { cropper, loads, state, done, errors } = fixture({
      draw: async () => {
        if (isBroken) throw new Error('no memory')
        return new Blob(['png'])
      },
      upload: async () => {
        throw new Error('the part is missing')
      },
    })
    const taken = cropper.take('one')
    loads[0]?.(pictureOf(400, 300))
    await taken
    await cropper.save()
    assert.deepEqual(state().notice, { code: 'not-drawn' })
    isBroken = false
    await cropper.save()
    assert.deepEqual(state().notice, { code: 'upload-error' })
    assert.deepEqual([state().isSubmitting, done.length], [false, 0])
    assert.deepEqual(errors, ['not-drawn', 'upload-error'])
  })

  for (const step of ['drawing', 'loading the upload', 'uploading'])
    test(`cancelled while ${step}: nothing stays uploaded or is reported, and another picture can be taken`, async () => {
      const begun: string[] = []
      const ends: Record<string, () => void> = {}
      const held = (name: string) =>
        new Promise<void>((resolve) => {
          begun.push(name)
          if (name === step) ends[name] = resolve
          else resolve()
        })
      let cancelled = 0
      const { cropper, loads, state, done, errors } = fixture({
        draw: async () => {
          await held('drawing')
          return new Blob(['png'])
        },
        upload: async () => {
          await held('loading the upload')
          // the answer comes in spite of it
          const stored = held('uploading').then(() => ({ url: 'u', path: 'k' }))
          return { stored, cancel: () => cancelled++ }
        },
      })
      const takes = [cropper.take('one')]
      loads[0]?.(pictureOf(400, 300))
      await takes[0]
      const saving = cropper.save()
      while (begun.at(-1) !== step) await null
      await null
      cropper.cancel()
      cropper.cancel()
      assert.deepEqual([state().isSubmitting, state().notice], [false, undefined])
      takes.push(cropper.take('two'))
      loads[1]?.(pictureOf(200, 200))
      await takes[1]
      ends[step]?.()
      await saving
      assert.equal(cancelled, step === 'drawing' ? 0 : 1)
      assert.equal(begun.includes('loading the upload'), step !== 'drawing')
      assert.deepEqual([done, errors], [[], []])
      assert.equal(state().picture?.canvas.width, 200)
    })

  test('the ratio of the picture itself rotates with it', async () => {
    const { cropper, loads, state } = fixture()
    const taken = cropper.take('one')
    loads[0]?.(pictureOf(400, 300))
    await taken
    cropper.setRatio('original')
    assert.equal(state().geometry?.ratio, 400 / 300)
    cropper.turn(1)
    assert.equal(state().geometry?.ratio, 300 / 400)
    cropper.reset()
    assert.equal(state().geometry?.ratio, 400 / 300)
  })

  test('without a picture there is nothing to save; a second save is told about the first', async () => {
    let finish = (_: { url: string; path: string }) => {}
    const stored = new Promise<{ url: string; path: string }>((resolve) => {
      finish = resolve
    })
    const { cropper, loads, state } = fixture({ upload: async () => ({ stored, cancel() {} }) })
    await cropper.save()
    assert.deepEqual(state().notice, { code: 'no-image' })
    const taken = cropper.take('one')
    loads[0]?.(pictureOf(400, 300))
    await taken
    assert.equal(state().notice, undefined)
    const saving = cropper.save()
    await cropper.save()
    assert.deepEqual(state().notice, { code: 'submitting' })
    finish({ url: 'u', path: 'k' })
    await saving
    assert.equal(state().notice, undefined)
  })

  test('a picture that cannot be read is reported, with the reason if there is one', async () => {
    const refusals = [Object.assign(new Error('too large'), { code: 'too-large' }), new Error('no picture')]
    const { cropper, state, errors } = fixture({ load: () => Promise.reject(refusals.shift()) })
    await cropper.take('one')
    assert.deepEqual(state().notice, { code: 'too-large' })
    await cropper.take('two')
    assert.deepEqual([state().notice, state().isLoading], [{ code: 'not-image' }, false])
    assert.deepEqual(errors, ['too-large', 'not-image'])
  })

  test('without an upload, the crop has an object URL and a name', async () => {
    const { cropper, loads, done } = fixture({
      settings: () => ({ ratio: '1:1', aspectRatio: undefined, noUpload: true }),
      upload: () => assert.fail('uploaded'),
    })
    const taken = cropper.take('one')
    loads[0]?.({ ...pictureOf(400, 300), address: 'https://hotel.example/one.png' })
    await taken
    await cropper.save()
    const [result] = done as { cropImage: string; unique: string; originImage: string; width: number }[]
    assert.equal(result?.cropImage, 'blob:x')
    assert.match(result?.unique ?? '', /^wxa\d{13}\.png$/)
    assert.equal(result?.originImage, 'https://hotel.example/one.png')
  })

  test('a stage of another size shows the same part of the picture', async () => {
    const { cropper, loads, state } = fixture()
    cropper.setStage({ width: 400, height: 300 })
    const taken = cropper.take('one')
    loads[0]?.(pictureOf(800, 600))
    await taken
    const { geometry } = state()
    cropper.setStage({ width: 400, height: 300 })
    assert.equal(state().geometry, geometry)
    cropper.setStage({ width: 200, height: 150 })
    assert.deepEqual(state().geometry?.stage, { width: 200, height: 150 })
    assert.equal(state().geometry?.box.width, (geometry?.box.width ?? 0) / 2)
  })
})
