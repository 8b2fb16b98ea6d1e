import { asOwner } from '#tests/api/given.ts'

/** The debug settings of a new installation: one row for all, which another file may have left otherwise. */
export const switchBackToNormal = () =>
  asOwner().debugSettings.update({
    where: { id: 1 },
    data: {
      useMockAi: false,
      useMockEmail: false,
      sendEmail: true,
      emlMock: false,
      appEmailSender: '',
      appEmailPass: null,
      appEmailPassKeyId: null,
      useMockReplyTo: false,
      mockEmailReplyTo: '',
      sendConfirmationEmail: false,
      switchedUntil: null,
    },
  })
