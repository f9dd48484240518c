/** The part of the browser's own barcode detector that is used. */
export interface CodeDetector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}

type DetectorClass = new (options: { formats: readonly string[] }) => CodeDetector

const detectorOf = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether the browser gives pages access to a camera and detects codes itself. */
export const canScan = (): boolean => detectorOf() !== undefined && !!navigator.mediaDevices?.getUserMedia

export function createDetector(): CodeDetector | undefined {
  const Detector = detectorOf()
  return Detector && new Detector({ formats: ['qr_code', 'code_128', 'ean_13'] })
}
