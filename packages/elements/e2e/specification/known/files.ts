import { thumbnailProcess, thumbnailUrl } from '@ebkit/core/files'
import { suggestedFolder } from '@ebkit/core/object-browser'
import { createFileService } from '@ebkit/core/services/files'
import { objectKey } from '@ebkit/core/uploads'
import {
  countProblem,
  formatSize,
  nameProblem,
  sizeLimit,
  sizeProblem,
  typeProblem,
} from '@ebkit/rules/files'
import { nameProblemOf } from '../../../../core/src/explorer/names'
import { isPreviewable } from '../../../../core/src/files/kinds'
import { firstShare, leastBox } from '../../../../widgets/src/image-cropper/cropGeometry'
import { allRatios, ratioValue } from '../../../../widgets/src/image-cropper/ratioValue'
import { buttonMaximum, pastedMaximum } from '../../../../widgets/src/rich-text/images/limits'
import { folderOf } from '../../../../widgets/src/uploader/uploading/startUploading'
import { ifSo, limitOf, type Observations, those } from './Observation'

const isTaken = (size: number) => sizeProblem(size) === undefined
const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** The maximum size in this unit, if it is accepted and one more byte is not. */
const sizeOf = (unit: number) => (value: number) =>
  ifSo(isTaken(value * unit) && !isTaken(value * unit + 1), value)

const extensions =
  'png jpg gif svg jfif bmp jpeg webp avif pdf mp4 ogg avi mov webm mkv tif heic doc txt zip mp3'.split(' ')
const previewed = (kind: string) => () => those(extensions, (name) => isPreviewable(`x.${name}`) === kind)

/** The parameters with which the explorer requests a token. */
async function purpose(): Promise<Record<string, string>> {
  let asked: unknown
  const http = {
    async call(_: unknown, options: object) {
      asked = options
    },
    hotelId: () => undefined,
  }
  await createFileService(http as never).token()
  return (asked as { body: Record<string, string> }).body
}

const screen = { width: 100, height: 100 }
const names: Readonly<Record<string, string>> = { screen: 'standard screen (0.56)' }

/** Figures of file managers, uploads and images. */
export const files: Observations = {
  'C-FMA-2': (value) => ifSo(suggestedFolder(new Date(2026, 10, 20)) === '2026-11', value),
  'C-FMA-11': sizeOf(kilobyte),
  'C-EXP-1': sizeOf(1),
  'C-EXP-9': (value) => limitOf((count) => nameProblemOf('字'.repeat(count), {}) === undefined, value),
  'C-EXP-12': () => formatSize(2000).split(' ')[0]?.split('.')[1]?.length,
  'C-EXP-13': (value) => ifSo(formatSize(1) === '1 Bytes' && formatSize(kilobyte ** 8) === '1.00 YB', value),
  'C-EXP-14': async () => (await purpose()).app,
  'C-EXP-15': async () => (await purpose()).scene,
  'C-EXP-24': (value) =>
    ifSo(
      /^p\/77[0-9a-z]{20}\.jpg$/.test(objectKey({ name: 'A.JPG' } as never, { path: 'p/' } as never, 77)),
      value,
    ),
  'C-NAM-1': (value) => {
    const isRight = (name: string) => nameProblem(name, { nameCheck: true }) === undefined
    return ifSo(
      ['中文aZ09._-', '字'].every(isRight) && ![...' ,/()+@#~。，é'].some((sign) => isRight(`a${sign}b`)),
      value,
    )
  },
  'C-SUP-1': sizeOf(megabyte),
  'C-SUP-2': sizeOf(1),
  'C-SUP-3': (value) => limitOf((count) => countProblem(count) === undefined, value),
  'C-SUP-4': () => folderOf(),
  'C-MUP-1': sizeOf(kilobyte),
  'C-MUP-2': (value) =>
    ifSo(unitOf(value * megabyte) === 'KB' && unitOf(value * megabyte + 1) === 'M', value),
  'C-MUP-3': (value) => {
    const isOf = (name: string) => typeProblem({ name, type: '' }, 'png, .JPG,pdf') === undefined
    return ifSo(['a.png', 'a.jpg', 'a.pdf'].every(isOf) && !isOf('a.gif'), value)
  },
  'C-IPK-1': (value) =>
    ifSo(unitOf(value * kilobyte) === 'KB' && unitOf(value * kilobyte + 1) === 'M', value),
  'C-EDI-1': () => pastedMaximum / megabyte,
  'C-EDI-2': () => buttonMaximum / kilobyte,
  'C-CROP-1': () => allRatios.map((ratio) => names[ratio] ?? ratio),
  'C-CROP-2': () => ratioValue('screen', screen, undefined),
  'C-CROP-3': () => [leastBox.width, leastBox.height],
  'C-CROP-7': () => firstShare,
  'C-PREV-1': previewed('image'),
  'C-PREV-2': previewed('pdf'),
  'C-PREV-3': previewed('video'),
  'C-THUMB-1': () => /w_(\d+),h_(\d+)/.exec(thumbnailUrl('/a.png', 'a.png'))?.slice(1).map(Number),
  'C-THUMB-2': () => Number(/quality,q_(\d+)/.exec(thumbnailUrl('/a.png', 'a.png'))?.[1]),
  'C-THUMB-3': () => those(extensions, (name) => thumbnailProcess(`x.${name}`) === undefined).join(),
}

const unitOf = (size: number) => sizeLimit(size).unit
