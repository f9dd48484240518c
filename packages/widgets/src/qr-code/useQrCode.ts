import { useEffect, useImperativeHandle, useMemo } from 'react'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { encodeText, qrVersions } from '../qr/encodeText'
import { giveFile } from '../saving'
import { type QrCodeProps, qrWidth } from './props'
import { type QrFormat, qrImage } from './qrImage'
import { strings } from './strings'

/** The code for the properties, the message in its place, and the methods. */
export function useQrCode(props: QrCodeProps) {
  const { value = '', level = 'M', version, color, background, handle } = props
  const text = useStrings(strings)
  const { given } = usePlace()
  const onError = props.onError ?? given.reportError
  const code = useMemo(() => encodeText(value, level, version), [value, level, version])
  const width = widthOf(props.width)
  const colours = { dark: color || 'black', light: background || 'white' }
  const problem = problemOf(code, text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that is too long
  useEffect(() => {
    if (code.status === 'too-long') onError?.({ code: 'too-long', message: problem })
  }, [code])

  const toBlob = async (format: QrFormat = 'png') =>
    code.status === 'ready' ? qrImage(code.modules, format, width, colours) : undefined
  const download = async (format: QrFormat = 'png') => {
    try {
      const content = await toBlob(format)
      if (!content) return false
      const name = `${props.fileName || text('fileName')}.${format}`
      giveFile({ name, content })
      props.onDownload?.({ fileName: name })
      return true
    } catch (cause) {
      onError?.({ code: 'image-failed', message: text('failed'), cause })
      return false
    }
  }
  useImperativeHandle(handle, () => ({ toBlob, download }))
  return { code, width, colours, problem, download }
}

const widthOf = (width: number | undefined): number =>
  width && width > 0 && Number.isFinite(width) ? Math.round(width) : qrWidth

function problemOf(
  code: ReturnType<typeof encodeText>,
  text: ReturnType<typeof useStrings<keyof (typeof strings)['texts']['zh']>>,
): string {
  if (code.status === 'empty') return text('empty')
  if (code.status === 'ready') return ''
  const { version } = code
  return version === qrVersions.largest ? text('too-long') : text('too-long-for-version', { version })
}
