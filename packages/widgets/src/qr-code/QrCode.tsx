import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { circleAlertIcon, downloadIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { type ModuleColours, modulesPath } from '../qr/drawModules'
import type { QrModules } from '../qr/encodeText'
import type { QrCodeProps } from './props'
import css from './QrCode.css'
import type { QrFormat } from './qrImage'
import { strings } from './strings'
import { useQrCode } from './useQrCode'

const formats: readonly QrFormat[] = ['png', 'svg']

/**
 * A QR code of a text, with buttons that save it as a file.
 *
 * @spec W-RQR-6
 * @example
 * ```tsx
 * import { QrCode } from '@ebkit/widgets/qr-code'
 *
 * export function Order() {
 *   return <QrCode value="https://example.com/orders/7" width={200} label="订单二维码" />
 * }
 * ```
 */
export function QrCode(props: QrCodeProps) {
  const { value = '', label, noDownload } = props
  const { locale, dir } = usePlace()
  const text = useStrings(strings)
  const { code, width, colours, problem, download } = useQrCode(props)
  const element = useStyles<HTMLDivElement>(css)
  return (
    <div ref={element} className="eb-root eb-qr-code" lang={locale} dir={dir}>
      {code.status === 'ready' ? (
        <Picture
          modules={code.modules}
          width={width}
          colours={colours}
          label={label || text('label', { value })}
        />
      ) : (
        <Problem width={width} isError={code.status === 'too-long'} message={problem} />
      )}
      {!noDownload && code.status === 'ready' && (
        <div className="eb-qr-code__tools">
          {formats.map((format) => (
            <Button key={format} part={format} onClick={() => void download(format)}>
              <Icon path={downloadIcon} />
              {text(format)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface PictureProps {
  modules: QrModules
  width: number
  colours: ModuleColours
  label: string
}

function Picture({ modules, width, colours, label }: PictureProps) {
  const side = modules.length
  return (
    <svg
      className="eb-qr-code__code"
      part="code"
      role="img"
      aria-label={label}
      width={width}
      height={width}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill={colours.light} />
      <path d={modulesPath(modules)} fill={colours.dark} />
    </svg>
  )
}

/** In a square of the size of the code, so that nothing on the page moves. */
function Problem({ width, isError, message }: { width: number; isError: boolean; message: string }) {
  return (
    <div className="eb-qr-code__problem" part="problem" style={{ width }} role={isError ? 'alert' : 'status'}>
      {isError && <Icon path={circleAlertIcon} />}
      {message}
    </div>
  )
}
