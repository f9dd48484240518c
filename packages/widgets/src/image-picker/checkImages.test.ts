import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkImages, imageProblem, sizeParams } from './checkImages'
import { cropRatio } from './cropRatio'

const megabyte = 1_048_576
const image = (name: string, size = 10) => ({ name, size })

describe('which images are accepted', () => {
  test('W-IPK-2 the extension must be in the list, in any case; without a list every image type is accepted', () => {
    const accept = 'jpg,png'
    for (const name of ['a.jpg', 'A.PNG', '海报.Jpg'])
      assert.equal(imageProblem(image(name), { accept }), undefined)
    for (const name of ['a.gif', 'jpg', 'a.jpg.exe', 'a'])
      assert.equal(imageProblem(image(name), { accept }), 'wrong-type')
    for (const name of ['a.gif', 'a.webp', 'a.jpeg']) assert.equal(imageProblem(image(name), {}), undefined)
    assert.equal(imageProblem(image('a.pdf'), {}), 'wrong-type')
    assert.equal(imageProblem(image('a.pdf'), { accept: '' }), 'wrong-type')
  })

  test('W-IPK-3 a size over the maximum is refused, the maximum itself is not; 0 means no limit', () => {
    assert.equal(imageProblem(image('a.jpg', 1000), { maxSize: 1000 }), undefined)
    assert.equal(imageProblem(image('a.jpg', 1001), { maxSize: 1000 }), 'too-large')
    assert.equal(imageProblem(image('a.jpg', 10 * megabyte + 1), {}), 'too-large')
    assert.equal(imageProblem(image('a.jpg', 1e12), { maxSize: 0 }), undefined)
    assert.equal(imageProblem({ name: 'a.jpg' }, { maxSize: 1 }), undefined)
  })

  test('W-IPK-4 type, size and both are distinguished; the size is in M above 1024 KB, else in KB', () => {
    const rules = { accept: 'jpg', maxSize: 2 * megabyte }
    assert.equal(imageProblem(image('a.gif', 1), rules), 'wrong-type')
    assert.equal(imageProblem(image('a.jpg', 3 * megabyte), rules), 'too-large')
    assert.equal(imageProblem(image('a.gif', 3 * megabyte), rules), 'wrong-both')
    assert.deepEqual(sizeParams(rules), { limit: 2, unit: 'M' })
    assert.deepEqual(sizeParams({ maxSize: megabyte }), { limit: 1024, unit: 'KB' })
  })

  test('W-IPK-5 images beyond the maximum are refused; an image with a problem does not count', () => {
    const images = ['a.gif', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => image(name))
    const { taken, refused } = checkImages(images, { accept: 'jpg' }, 2)
    assert.deepEqual(
      taken.map(({ name }) => name),
      ['b.jpg', 'c.jpg'],
    )
    assert.deepEqual(
      refused.map(({ image, problem }) => [image.name, problem]),
      [
        ['a.gif', 'wrong-type'],
        ['d.jpg', 'too-many'],
      ],
    )
  })
})

describe('how images are cropped', () => {
  test('by a ratio, by a named ratio of the cropper, freely, or not at all', () => {
    assert.deepEqual(cropRatio('16:9'), { ratio: 'custom', ratios: ['custom'], aspectRatio: 16 / 9 })
    assert.deepEqual(cropRatio(' 2.35 / 1 ')?.aspectRatio, 2.35)
    for (const ratio of ['original', '1:1', '4:3', '3:4', 'screen'])
      assert.deepEqual(cropRatio(ratio), { ratio, ratios: [ratio] })
    for (const text of ['', 'free', '0:1', '1:0', 'x'])
      assert.deepEqual(cropRatio(text), { ratio: 'custom' }, text)
    assert.equal(cropRatio(undefined), undefined)
    assert.equal(cropRatio('none'), undefined)
  })
})
