import { type Frame, listed } from './frame.ts'

export const english: Frame = {
  begins: listed(`
    Your guest writes: | Your guest asks: | The guest says: | Your guest says: | {name} writes | Guest's words:
    A guest sent you a message | A guest has sent you a message | Your guest sent you a message
    Message from traveler | Message from guest | Message from the traveler | {name} has sent a message: | You've got a message from {name} | You have received a new message from {name} | {name} is asking:
    A message from {name}: | Traveler's message | Guest's message | Message from your traveler
    {name} said: | {name} says: | {name} wrote: | {name} writes: | {name} wrote to you: | {name} asked: | {name} replied:
    Message from {name}: | New message from {name}: | Your message from {name}: | Reply from {name}: | Message by {name}:
    Guest {name} wrote: | Guest {name} said: | Your guest {name} wrote: | Inquiry from {name}: | Question from {name}:
    {name} sent you a message | {name} sent a message | {name} has sent you a message | {name} has replied to your message
    {name} replied to your message | {name} has responded to your message | You have a new message from {name}
    Guest message: | Message from guest: | Message from the guest: | Message from your guest: | Guest's message:
    Traveler's message: | Message from the traveler: | Traveler message: | Further info | The guest wrote: | Your guest wrote:
  `),
  ends: listed(`
    Reply to your guest | Respond to this inquiry | Respond to this request | Reply to this inquiry | Accept or decline this request
    Preapprove or decline | Pre-approve or decline | Write a message | Go to inbox | Go to my dashboard | Traveler payment | Payment details
    Price details | Respond to {name} | The content above has been automatically translated
    Reply | Reply now | Respond | Respond now | Answer | Reply to guest | Reply to {name} | Respond to {name} | Reply to message
    Reply to this message | Reply to the message | Respond to inquiry | Reply to inquiry | Respond to request | View message
    View conversation | View the conversation | Accept | Decline | Accept or decline | Pre-approve | Pre-approve / Decline
    Approve | Send a special offer | Reply in Partner Central | Reply in the extranet | Reply on Airbnb | Reply on Vrbo
    Reservation details | Booking details | Booking information | Reservation information | Stay details | Trip details
    Inquiry details | Details of the booking | Details of the reservation | Your reservation | Previous messages | Earlier messages
    You can also respond by replying directly to this email | You can also reply directly to this email
    You can reply directly to this email | You can reply to this email | Reply directly to this email
    Did you know? Replying to this email will be sent directly to the guest
    Translated automatically | Automatically translated
  `),
  amid: listed(`
    Automatically translated. Original message: | Automatically translated. Original message follows:
    Translated automatically. The original message follows: | Original message: | Automatically translated. Here's the original message: | Automatically translated. Here is the original message:
  `),
  hosts: listed('Host | Co-host | Cohost'),
  tells: listed(
    'your guest {name} | guest {name} had to cancel | {name} had to cancel reservation | {name} has canceled reservation | {name} has cancelled reservation',
  ),
  others: listed(`
    You don't need to do anything else. Payment will be sent to you after check-in | You don't need to do anything else
    You have a new booking | You have a new inquiry | You have a new reservation
    Respond to {name}'s question | Respond to {name}'s booking request
    Hi, {name} is interested in your property
    Remember: Airbnb will never ask you to wire money | Learn more | Identity verified | Get the Airbnb app | Update your email preferences
    to choose which emails you get or unsubscribe from this type of email | You have a new message from a guest
    You've received a new message from a guest | Change your preferences | Hello, {name} is interested in your property
    {name} is interested in your property | We're here to help. Visit our Help Centre for useful info and FAQs
    We're here to help. Visit our Help Center for useful info and FAQs | No action is needed. The payment will be sent to you after check-in
    Inquiry from | Please do not share personal payment details in messages
    You received this email because you have an account on Expedia Partner Central. You can reply to this email or answer in your inbox
    Respond to {name}'s booking request | New booking confirmed! {name} arrives | Available when booked | This e-mail was sent by Booking.com
    New message from your guest | New message from guest
    Manage booking | Manage my booking
    {name} has cancelled the reservation | {name} has canceled the reservation | {name} cancelled the reservation | {name} cancelled their reservation | {name} canceled their reservation | {name} has cancelled their booking | {name} has cancelled the booking | The reservation has been cancelled | The booking has been cancelled | {name} wants to change their reservation | Unfortunately, {name} had to cancel
    Guest | Booker | Traveler | Current guest | Host | Message | New message | Guest message | New inquiry | Inquiry
    Booking request | Reservation request | New booking | New reservation | New message from {name} | New message from a guest
    You have a new message | You have a new message from {name} | We received this message from {name}
    We received this message from your guest | Please type your reply above this line | Reply above this line
    Inquiry from {name} | Reservation from {name} | Instant Booking from {name} | Your booking is confirmed
    Your reservation is confirmed | Booking confirmation | Booking confirmed | Reservation confirmed | Booking cancellation
    {name} wants to book your place | {name} would like to book your place | {name} wants to stay at your place
    {name} sent you a booking request | Respond to {name}'s request | Respond to {name}'s inquiry | Send {name} a message
    Send a message | Get the app | Download the app | Help | Help Center | Help Centre | Contact us | Customer service
    Privacy | Privacy Policy | Privacy statement | Terms | Terms of service | Terms and Conditions | Unsubscribe | Manage preferences
    All rights reserved | Did you know? | Original message | Show original | Entire home/apt | Private room
    For your protection and safety, always communicate through Airbnb | View reservation | View booking | View details
    This email was sent by {platform} | This e-mail was sent by {platform} | The {platform} team | {platform} customer service
    Identity verified | Nightly rate | This message was translated automatically
  `),
  labels: {
    name: listed(`
      Guest name | Guest | Guest's name | Name of guest | Name | Traveler name | Traveller name | Traveler | Traveller | Booker
      Booked by | Booker name | Customer name | Lead guest | Main guest | Primary guest | Customer | From
    `),
    firstName: listed('Customer First Name | Guest First Name | First name'),
    lastName: listed('Customer Last Name | Guest Last Name | Last name'),
    code: listed(`
      Confirmation code | Confirmation number | Confirmation no | Reservation code | Reservation ID | Reservation number | Reservation no
      Reservation | Booking code | Booking number | Booking ID | BookingID | Booking no | Booking reference | Booking ref | Reference
      Reference number | Itinerary number | Itinerary | Itinerary ID | Agoda Booking ID | Reservation reference
    `),
    number: listed(
      'Property ID | Property # | Property number | Unit | Inquiry ID | Listing ID | PIN | Rooms | Total rooms | Number of rooms | Nights | Number of nights | Length of stay | External ID | Room(s) | External listing ID | External property ID | External reference',
    ),
    checkIn: listed(
      'Check-in | Check in | Checkin | Arrival | Arrival date | Check-in date | Date of arrival | Arrives | Arriving | Start date | From',
    ),
    checkOut: listed(
      'Check-out | Check out | Checkout | Departure | Departure date | Check-out date | Checkout date | Date of departure | Leaves | End date | Until',
    ),
    dates: listed(
      'Dates | Date | Stay dates | Stay | Travel dates | Your stay | Trip dates | Period | Dates of stay | Reservation dates | Booking dates',
    ),
    guests: listed(
      'Total number of guests | Total guests | Guests total | Number of people | Travelers count | Guests | Guest(s) | Number of guests | Total guests | Travelers | Travellers | Party | Party size | Occupancy | People | Persons | No. of guests | Guest count',
    ),
    adults: listed('Adults | Number of adults | Adult(s)'),
    children: listed('Children | Number of children | Kids | Child | Child(ren)'),
    price: listed(
      'Total | Total (EUR) | Total price | Price | Rent | You earn | Potential earnings | Payout | Total payout | Booking amount | Amount | Total traveler payment | Estimated payout | Host payout | Total cost',
    ),
    title: listed(`
      Listing | Property | Property name | Accommodation | Home | House | Apartment | Rental | Place | Listing name | Hotel | Hotel name
      Accommodation name | Rental name | Vacation rental | Holiday home | Unit name | Home name | Name of property
    `),
    room: listed(
      'Room type | Room | Room name | Unit type | Property type | Type of property | Accommodation type | Type of accommodation | Home type | Listing type | Place type',
    ),
    phone: listed('Traveler phone | Guest phone | Phone | Phone number | Traveller phone | Guest phone number'),
  },
  subjects: listed(`
    New booking from {name} | New reservation from {name} | New booking: {name} | New reservation: {name} | Booking cancelled: {name} | Reservation cancelled: {name}
    Inquiry by {name} | Message from {name} about {listing} | {platform} guest {name} sent you a message | New guest message from {name}
    Reservation for {listing} | Reservation request for {listing} | Reservation at {listing} | Reservation request at {listing}
    Pending: Reservation Request - {listing} | Pending: Reservation Request for {listing} | Reservation Request - {listing}
    Inquiry for {listing} | Inquiry at {listing} | Inquiry about {listing} | Enquiry for {listing} | Booking for {listing}
    Booking request for {listing} | Booking inquiry for {listing} | Request for {listing} | Request to book {listing}
    We received this message from {name} | Message from {name} | New message from {name} | You have a new message from {name}
    {platform} guest message from {name} | Message from {platform} guest {name} | Reply from {platform} guest {name} | Guest message from {name}
    Inquiry from {name} | Inquiry by {name} | Reservation from {name} | Reservation request from {name} | Booking request from {name}
    Booking from {name} | Instant Booking from {name} | Reply from {name} | Enquiry from {name} | Notification from {name}
    Message from guest {name} | {name} sent you a message | {name} has replied to your message | {name} replied to your message
    {platform}: {name} has replied to your message | {platform}: {name} sent you a message | Reservation confirmed - {name} arrives
    Reservation confirmed: {name} arrives | Booking confirmed - {name} arrives | Reminder: {name} arrives | {name} arrives
    {name} wants to change | {name} sent you a message about {listing} | {name} sent a message about {listing} | Write a review for {name}
    Leave a review for {name} | {name} left you a
  `),
  notices: listed(`
    reservation confirmed | booking confirmed | reservation is confirmed | booking is confirmed | reservation has been confirmed | booking has been confirmed
    reservation cancelled | reservation canceled | booking cancelled | booking canceled | cancelled booking | canceled booking
    cancelled reservation | canceled reservation | cancelled: | canceled: | cancellation | has been cancelled | has been canceled
    reservation modified | booking modified | modified booking | reservation changed | booking changed | changed booking | reservation updated
    booking updated | wants to change | change request | alteration request | reservation change | booking change
    new reservation | new booking | instant booking | payment | payout | invoice | write a review | leave a review | review your guest
    star review | left you a | left a review | how was your guest | reminder: | arrives tomorrow | arrives today | special request for booking
    booking id | - confirmed | - cancelled | newsletter | monthly statement | reservation statement | commission
  `),
  wrote: listed('message | question | inquiry | enquiry | replied | wrote'),
}
