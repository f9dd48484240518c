import { useObjectAddress } from '@ebkit/widgets/object-address'

/** A form's picture in a preview, loaded from an address signed for the user. Key it by `saved`. */
export function SavedPicture({ saved, className }: { saved: string; className?: string }) {
  const { address, onFail } = useObjectAddress({ saved })
  return <img className={className} src={address} alt="" onError={onFail} />
}
