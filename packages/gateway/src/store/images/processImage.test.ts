import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { readInstructions } from './instructions'
import { processImage } from './processImage'

const [red, blue] = ['#ff0000', '#0000ff']

/** An image whose upper half is red and whose lower half is blue. */
const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: blue as string } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: red as string } },
      gravity: 'north',
    },
  ])
const wide = picture(400, 200).png().toBuffer()
const tall = picture(200, 400).png().toBuffer()

async function animation(frames: number, side: number): Promise<Buffer> {
  const inputs = Array.from({ length: frames }, (_, at) =>
    sharp({ create: { width: side, height: side, channels: 3, background: { r: at * 20, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(inputs), { join: { animated: true } })
    .gif()
    .toBuffer()
}

const make = async (bytes: Buffer | Promise<Buffer>, steps: string) =>
  processImage(await bytes, readInstructions(`image/${steps}`))

async function shownSize(bytes: Buffer | Promise<Buffer>, steps: string): Promise<number[]> {
  const { width, height, pageHeight } = await sharp(await make(bytes, steps)).metadata()
  return [width, pageHeight ?? height]
}

/** The colour at a position, as `r,g,b` in tens. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].map((value) => (value > 200 ? 1 : value < 55 ? 0 : value)).join()
}

describe('sizes of results', () => {
  const cases: [string, [number, number], [number, number]][] = [
    // of 400 × 200, and of 200 × 400
    ['w_100', [100, 50], [100, 200]],
    ['h_100', [200, 100], [50, 100]],
    ['w_100,h_100', [100, 50], [50, 100]],
    ['w_100,h_100,m_mfit', [200, 100], [100, 200]],
    ['w_100,h_80,m_fill', [100, 80], [100, 80]],
    ['w_100,h_80,m_pad', [100, 80], [100, 80]],
    ['w_100,h_80,m_fixed', [100, 80], [100, 80]],
    ['p_50', [200, 100], [100, 200]],
    ['p_200,limit_0', [800, 400], [400, 800]],
    ['p_200', [400, 200], [200, 400]],
    ['l_80', [80, 40], [40, 80]],
    ['s_80', [160, 80], [80, 160]],
    ['l_800', [400, 200], [200, 400]],
    // a side larger than the picture's has no effect, unless the other side makes it smaller
    ['w_800', [400, 200], [200, 400]],
    ['h_800', [400, 200], [200, 400]],
    ['w_400', [400, 200], [200, 400]],
    ['w_800,h_100', [200, 100], [50, 100]],
    ['w_100,h_800', [100, 50], [100, 200]],
    ['w_800,h_800', [400, 200], [200, 400]],
    ['w_800,h_100,m_mfit', [400, 200], [200, 400]],
    ['w_800,h_100,m_fill', [400, 200], [200, 400]],
    ['w_800,h_800,limit_0', [800, 400], [400, 800]],
    ['w_800,limit_0', [800, 400], [800, 1600]],
    ['w_1', [1, 1], [1, 2]],
    ['p_1', [4, 2], [2, 4]],
  ]
  for (const [how, ofWide, ofTall] of cases)
    test(how, async () => {
      const steps = `resize,${how}`
      assert.deepEqual([await shownSize(wide, steps), await shownSize(tall, steps)], [ofWide, ofTall])
    })

  test('a side is at least one pixel', async () => {
    assert.deepEqual(await shownSize(picture(300, 2).png().toBuffer(), 'resize,p_10'), [30, 1])
    assert.deepEqual(await shownSize(picture(2, 300).png().toBuffer(), 'resize,p_10'), [1, 30])
  })

  test('`fill` crops, `pad` adds the colour, `fixed` stretches', async () => {
    const at = async (mode: string) => {
      const bytes = await make(tall, `resize,w_100,h_100,m_${mode},color_00FF00`)
      return [await colourAt(bytes, 2, 50), await colourAt(bytes, 50, 2), await colourAt(bytes, 50, 97)]
    }
    assert.deepEqual((await at('pad'))[0], '0,1,0')
    for (const mode of ['fill', 'fixed'])
      assert.deepEqual((await at(mode)).slice(1), ['1,0,0', '0,0,1'], mode)
  })
})

describe('formats and quality', () => {
  const formatOf = async (bytes: Buffer | Promise<Buffer>, steps: string) => {
    const { format, compression } = await sharp(await make(bytes, steps)).metadata()
    return compression ?? format
  }

  test('an image keeps its format, unless another is requested; formats that browsers cannot show become JPEG', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const)
      assert.equal(await formatOf(picture(20, 20).toFormat(format).toBuffer(), 'resize,w_5'), format)
    assert.equal(await formatOf(picture(20, 20).avif().toBuffer(), 'resize,w_5'), 'av1')
    assert.equal(await formatOf(picture(20, 20).tiff().toBuffer(), 'resize,w_5'), 'jpeg')
    for (const format of ['png', 'gif', 'webp', 'jpeg'])
      assert.equal(await formatOf(wide, `format,${format}`), format)
    assert.equal(await formatOf(picture(20, 20).png().toBuffer(), 'format,avif'), 'av1')
  })

  test('quality applies to formats that support it', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
    const noisy = await sharp({ create: { width: 64, height: 64, channels: 3, background: red, noise } })
      .png()
      .toBuffer()
    for (const format of ['jpg', 'webp', 'avif']) {
      const [low, plain, high] = await Promise.all(
        ['quality,q_5/', '', 'quality,q_98/'].map((quality) => make(noisy, `${quality}format,${format}`)),
      )
      assert.ok(
        (low?.length ?? 0) < (plain?.length ?? 0) && (plain?.length ?? 0) < (high?.length ?? 0),
        format,
      )
    }
    assert.deepEqual(await make(noisy, 'quality,q_5/format,png'), await make(noisy, 'format,png'))
  })

  test('transparency becomes white in formats without it, and is kept in others', async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    assert.equal(await colourAt(await make(clear, 'format,jpg'), 4, 4), '1,1,1')
    assert.equal((await sharp(await make(clear, 'format,webp')).metadata()).hasAlpha, true)
  })
})

describe('images with an EXIF rotation', () => {
  const held = (orientation: number) => picture(40, 20).jpeg().withMetadata({ orientation }).toBuffer()

  test('are rotated; their sides are those of the visible image', async () => {
    for (const orientation of [5, 6, 7, 8]) {
      assert.deepEqual(await shownSize(held(orientation), 'resize,w_10'), [10, 20], String(orientation))
      assert.deepEqual(await shownSize(held(orientation), 'resize,w_30'), [20, 40], String(orientation))
    }
    for (const orientation of [1, 2, 3, 4])
      assert.deepEqual(await shownSize(held(orientation), 'resize,w_10'), [10, 5])
    const upsideDown = await make(held(3), 'resize,w_40')
    assert.deepEqual(
      [await colourAt(upsideDown, 20, 2), await colourAt(upsideDown, 20, 17)],
      ['0,0,1', '1,0,0'],
    )
    assert.equal((await sharp(upsideDown).metadata()).orientation, undefined)
  })

  test('keep their orientation on request, and report it', async () => {
    const lying = await make(held(6), 'auto-orient,0/resize,w_30')
    const { width, height, orientation } = await sharp(lying).metadata()
    assert.deepEqual([width, height, orientation], [30, 15, 6])
    const plain = await sharp(
      await make(picture(40, 20).jpeg().toBuffer(), 'auto-orient,0/resize,w_30'),
    ).metadata()
    assert.equal(plain.orientation, undefined)
  })
})

describe('information about an image', () => {
  const info = async (bytes: Buffer, steps = 'info') =>
    JSON.parse(String(await make(bytes, steps))) as Record<string, { value: string }>
  const saying = (FileSize: number, Format: string, width: number, height: number) => ({
    FileSize: { value: String(FileSize) },
    Format: { value: Format },
    ImageHeight: { value: String(height) },
    ImageWidth: { value: String(width) },
  })

  test('its size in bytes, format, and the sides of the visible image', async () => {
    const png = await wide
    assert.deepEqual(await info(png), saying(png.length, 'png', 400, 200))
    const turned = await picture(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    assert.deepEqual(await info(turned), saying(turned.length, 'jpg', 20, 40))
    assert.deepEqual(await info(turned, 'auto-orient,0/info'), saying(turned.length, 'jpg', 40, 20))
    const moving = await animation(3, 6)
    assert.deepEqual(await info(moving), saying(moving.length, 'gif', 6, 6))
  })
})

describe('animations', () => {
  const pagesOf = async (bytes: Buffer | Promise<Buffer>, steps: string) =>
    (await sharp(await make(bytes, steps)).metadata()).pages ?? 1

  test('stay animated as GIF and WebP, and become still images in other formats', async () => {
    const moving = await animation(3, 20)
    for (const [steps, pages] of [
      ['resize,w_10', 3],
      ['format,webp', 3],
      ['format,gif', 3],
      ['format,png', 1],
      ['format,jpg', 1],
      ['resize,w_10/format,avif', 1],
    ] as const)
      assert.equal(await pagesOf(moving, steps), pages, steps)
    assert.deepEqual(await shownSize(moving, 'resize,w_10'), [10, 10])
    assert.equal(await pagesOf(picture(20, 20).gif().toBuffer(), 'resize,w_10'), 1)
  })
})

describe('refused images', () => {
  const tooLarge = {
    code: 'ImageTooLarge',
    status: 400,
    message: 'The image has more than 100000000 pixels.',
  }
  const unreadable = {
    code: 'InvalidArgument',
    status: 400,
    message: 'The object is no image that can be processed, or it is damaged.',
  }

  test('results of more than 100,000,000 pixels, by each way of asking', async () => {
    const small = picture(40, 20).png().toBuffer()
    for (const how of [
      'w_16000,limit_0',
      'h_8000,limit_0',
      'w_12000,h_12000,m_fixed,limit_0',
      'w_12000,h_12000,m_fill,limit_0',
      'w_12000,h_12000,m_pad,limit_0',
      'w_10001,h_10000,m_fixed,limit_0',
      'w_100,h_8000,m_mfit,limit_0',
      'l_16000,limit_0',
      's_8000,limit_0',
    ])
      await assert.rejects(make(small, `resize,${how}/format,png`), tooLarge, how)
  })

  test('of an animation with too many pixels in total, the first frame is used', async () => {
    const made = await make(await animation(5, 10), 'resize,w_4500,limit_0')
    const { width, pages = 1 } = await sharp(made).metadata()
    assert.deepEqual([width, pages], [4500, 1])
  })

  test('a result within the sides is not enlarged', async () => {
    assert.deepEqual(
      await shownSize(picture(400, 4).png().toBuffer(), 'resize,w_16000,h_16000,limit_0'),
      [16_000, 160],
    )
  })

  test('images that declare too many pixels, other files and damaged images', async () => {
    const png = await picture(40, 20).png().toBuffer()
    const huge = Buffer.from(png)
    huge.writeUInt32BE(12_000, 16)
    huge.writeUInt32BE(12_000, 20)
    await assert.rejects(make(huge, 'resize,w_10'), tooLarge)
    const jpeg = await picture(400, 200).jpeg().toBuffer()
    for (const bytes of [
      Buffer.from('text'),
      Buffer.from('<svg/>'),
      png.subarray(0, 60),
      jpeg.subarray(0, 900),
    ])
      await assert.rejects(make(bytes, 'resize,w_10'), unreadable)
  })
})
