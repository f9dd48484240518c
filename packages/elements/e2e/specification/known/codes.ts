import { tagsOf } from '@ebkit/core/services/introductions'
import { descriptionHeight } from '../../../../widgets/src/activity-banner/activityBannerModel'
import { areaOf, posterFileName } from '../../../../widgets/src/poster/posterSettings'
import { encodeText, qrLevels } from '../../../../widgets/src/qr/encodeText'
import { refundImageSize, refundQr } from '../../../../widgets/src/refund-qr/refundQrModel'
import { ifSo, type Observations, those } from './Observation'

/** Whether a code of this version can be made; any other number is left to the text. */
function hasVersion(version: number): boolean {
  const code = encodeText('x', 'L', version)
  return code.status === 'ready' && code.version === version
}

const versions = () =>
  those(
    Array.from({ length: 60 }, (_, index) => index - 5),
    hasVersion,
  )

/** Figures of posters, introductions and QR codes. */
export const codes: Observations = {
  'C-POST-1': () => areaOf({})?.width,
  'C-POST-2': () => areaOf({})?.height,
  'C-POST-3': () => areaOf({})?.x,
  'C-POST-4': () => areaOf({})?.y,
  'C-POST-5': () => areaOf({})?.background,
  'C-POST-6': () => areaOf({})?.scale,
  'C-POST-7': (value) => ifSo(posterFileName('海报') === '海报.png', value),
  'C-ACT-1': () => descriptionHeight,
  'C-ACT-2': (value) => ifSo(tagsOf('a,b').join('|') === 'a|b', value),
  'C-RQR-1': () => refundQr.level,
  'C-RQR-2': () => refundQr.width,
  'C-RQR-3': () => refundImageSize.width,
  'C-RQR-4': () => refundImageSize.height,
  'C-RQR-5': () => [versions()[0], versions().at(-1)],
  'C-RQR-6': () => qrLevels.filter((level) => encodeText('x', level).status === 'ready'),
}
