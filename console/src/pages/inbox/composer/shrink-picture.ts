/** Enough to read a label by; a phone network carries it in a second. */
const MOST_PX = 1280
const QUALITY = 0.8
const PHOTO = /^image\/(jpeg|png|webp)$/

/**
 * A photo as it is worth sending: no longer side than 1280 pixels, as JPEG, and without what the camera wrote into it, such as
 * where it was taken. What is no photo, or cannot be drawn, stays as it is: the product looks at it anyway.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!PHOTO.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, MOST_PX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return smaller ? new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
