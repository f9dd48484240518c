/** The browser's own reader of codes, as far as it is used. */
export interface CodeDetector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}

type DetectorClass = new (options: { formats: readonly string[] }) => CodeDetector

const detectorOf = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether the browser has a camera for pages and reads codes itself. */
export const canScan = (): boolean => detectorOf() !== undefined && !!navigator.mediaDevices?.getUserMedia

export function createDetector(): CodeDetector | undefined {
  const Detector = detectorOf()
  return Detector && new Detector({ formats: ['qr_code', 'code_128', 'ean_13'] })
}
