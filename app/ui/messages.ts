/**
 * Messages that answer what a visitor did. Those of the specification's section 8 stand word for word, straight
 * apostrophes included. The form's rules and their messages stand with its fields, in `request/demo-fields.ts`.
 */
export const messages = {
  toast: {
    region: 'Notifications',
    dismiss: 'Dismiss',
    kinds: {
      loading: 'Working',
      success: 'Done',
      info: 'Note',
      warning: 'Warning',
      error: 'Error',
    },
  },
  request: {
    configurationMissing:
      'EmailJS configuration is not set. Please set it up in the settings page.',
    sending: 'Sending your demo request...',
    sent: "Your demo request has been sent successfully! We've also sent you a confirmation email.",
    /** The first half of it, where no mail was queued. */
    sentWithoutMail: 'Your demo request has been sent successfully!',
    sendFailed: 'Failed to send your request. Please try again later.',
    unexpected: 'Failed to submit your demo request. Please try again later.',
    waitingForNetwork:
      'You are offline. Keep this tab open: your answers will be sent when you are back online.',
  },
  settings: {
    saved: 'EmailJS configuration saved successfully!',
    saveFailed: 'Failed to save EmailJS configuration.',
  },
  fallback: { title: 'Unexpected Application Error!' },
} as const;
