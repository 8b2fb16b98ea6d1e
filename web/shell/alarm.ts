const EVERY_MS = 2_500
const TONES_HZ = [880, 660]
const TONE_S = 0.25

/**
 * Sounds until it is stopped. A browser that lets no page sound before somebody has touched it begins at the first touch; one that
 * has no sound stays silent.
 */
export function soundAlarm(): () => void {
  if (globalThis.AudioContext === undefined) return () => undefined
  const audio = new AudioContext()
  const wake = () => void audio.resume()
  const ring = () => {
    TONES_HZ.forEach((frequency, index) => {
      const tone = new OscillatorNode(audio, { frequency, type: 'square' })
      const volume = new GainNode(audio, { gain: 0.15 })
      tone.connect(volume).connect(audio.destination)
      tone.start(audio.currentTime + index * TONE_S)
      tone.stop(audio.currentTime + (index + 1) * TONE_S)
    })
  }
  ring()
  const timer = setInterval(ring, EVERY_MS)
  const touches = ['pointerdown', 'keydown'] as const
  for (const touch of touches) addEventListener(touch, wake)
  return () => {
    clearInterval(timer)
    for (const touch of touches) removeEventListener(touch, wake)
    void audio.close()
  }
}
