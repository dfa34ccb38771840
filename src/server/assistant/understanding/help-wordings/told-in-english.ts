/** What people tell in English whose answer stands in a help article, by its slug. */
export const toldInEnglish: Readonly<Record<string, string>> = {
  'how-to-book':
    'first time on this site, where do i even start | i picked a safari i like, what do i click next | ' +
    'want to reserve a seat on the nairobi day trip for saturday | ' +
    'how does this whole thing work from picking to paying | do i have to register just to browse around | ' +
    'it asks me to sign up before i can reserve, is that normal | ' +
    'can i check out as a guest without making a login | do i need an email to reserve or is a phone number enough | ' +
    'my grandmother has no email, can i reserve on her behalf | ' +
    'i am arranging this for my boss and his wife, i will not come along | ' +
    'buying this tour as a wedding gift for my sister | ' +
    'we are eleven people from the office, how do i put everybody in | ' +
    'where do i type the names of the people coming with me | ' +
    'can my secretary arrange it and hand the ticket to me | ' +
    'send the ticket to my brother because he is the one going | i want a picnic box added for the game drive | ' +
    'can they pick us up at jkia as an add on | is there an option to include airport pickup when i reserve | ' +
    'how do i add a bottle of champagne and a cake to the sunset cruise | ' +
    'the form wants my flight number but i dont know it yet | ' +
    'they ask what food i avoid, i am jain, where do i write no onion no garlic | ' +
    'gluten allergy, where to tell them during checkout | ' +
    'i gave the wrong arrival flight, can i correct what i answered | ' +
    'until when can i update the dietary answers i filled in | ' +
    'who sees the allergy info i typed in the questionnaire | am i booked now or is there still something to press | ' +
    'how do i know it went through and i really have a spot | did not get any confirmation mail, am i in or not | ' +
    'where do i look up the tour i just purchased | how do i see which days still have space for four | ' +
    'which menu has cars and airport shuttles | looking for a room in diani, where do i search | ' +
    'can i order a cooking class with a local family here | ' +
    'where does it say where we meet and what is included before i commit | ' +
    'do you charge a service fee on top like other booking sites | can i reserve over the phone instead of online | ' +
    'wie buche ich, i mean how do i make a reservation | nataka ku book safari, how do i go about it | ' +
    'kindly guide me on the procedure for reserving a van | ' +
    'pls tell the steps to do the needful for reserving one villa | ' +
    'i want to buy two tickets for the boat trip in lamu | ' +
    'is it instant or does someone call me back after i reserve | hw do i buk a tour | ' +
    'can one person order for the whole chama | company outing for 25 staff, can we fill one order | ' +
    'can i make the account in the middle of ordering or must i do it before',
  'unpaid-booking':
    'my card was in the other room and now the room is gone | how many minutes do i have before my slot disappears | ' +
    'there is a countdown on my screen, what happens at zero | i fell asleep before paying, is my spot lost | ' +
    'closed the tab before entering my card, how do i get back to it | ' +
    'i want to reserve now and pay tonight when salary comes in | ' +
    'can you keep the place for me until friday payday | where is the pay button for the thing i started earlier | ' +
    'it says pending, what does pending mean | the status changed to expired, do i owe anyone anything | ' +
    'will you send me an invoice or debt collector for the one i never paid | ' +
    'i left it unpaid, will i be charged a penalty | the clock ran out while i was looking for my wallet | ' +
    'my laptop battery died halfway through checkout, is my cart still there | ' +
    'someone else grabbed the dates while i was getting my husbands approval | ' +
    'i used my points but let it lapse, are the points gone | ' +
    'why did i only get 15 minutes this time instead of an hour | ' +
    'last three holds lapsed and now you give me less time | it says i have too many open reservations | ' +
    'not allowed to reserve another one until i settle the others | blocked from making a third reservation, why | ' +
    'i have several carts waiting, which one must i pay | the limit of open ones, can it be raised | ' +
    'you want me to verify my email before i reserve more | ' +
    'i never clicked the link in the welcome mail, is that why i cannot reserve again | ' +
    'the transfer came through two hours after the deadline, do i still get the trip | ' +
    'paid one minute after time ran out, what now | my money landed late and somebody else has the room | ' +
    'bank was slow and the hold lapsed in the meantime | can i reserve again after it lapsed | ' +
    'same dates still show free, should i start over | how do i extend the holding time | ' +
    'is there a way to pause the timer | can i put it on hold without a deposit | ' +
    'i need to discuss with the family first, will you keep it for me | ' +
    'power cut at home, kplc, could not finish before the hour | ' +
    'token imeisha, the time to pay finished before i was done | does it cancel by itself if i simply ignore it | ' +
    'i dont want it anymore and havent paid, can i just leave it | got a mail that my reservation lapsed | ' +
    'until what time exactly must i pay | i saw wainting for payment on my dashboard, how long is it valid | ' +
    'reservation timed out | will the hotel be angry if i just let the reservation die | ' +
    'how long is the seat kept without money | i clicked book five times by mistake and now it refuses',
  'request-to-book':
    'there is no book now button, only send request | why cant i pay straight away for this lodge | ' +
    'i sent my enquiry yesterday and nobody replied yet | how long till the owner says yes or no | ' +
    'still waiting for approval from the camp owner | 20 hours and no answer from the host, should i worry | ' +
    'what if the host never replies to my request | does my card get charged when i send the request | ' +
    'have you blocked money on my card while waiting for the owners answer | ' +
    'i got a mail that the host accepted, now what | they said yes, how long do i have to pay | ' +
    'owner approved last night but i only saw it this morning, is it too late to pay | ' +
    'the host turned us down, what now | we were rejected, why | host declined, did i lose money | ' +
    'they said no, can you suggest something similar | ' +
    'i asked three houses and want to take back two of the requests | ' +
    'i found another place, how do i pull my request back | can i retract before the owner decides | ' +
    'i want to undo the request i sent by mistake | is my date secured while the request is pending | ' +
    'what is the difference between instant and on request | ' +
    'the villa owner wants to check first if she has space for us | on enquiry, what does that mean | ' +
    'must the guide confirm his availability first | i requested for tomorrow morning, will they answer in time | ' +
    'the trip starts in six hours and the host hasnt accepted | does the request die by itself | ' +
    'my request ended without a response | where do i see whether my request got a yes | ' +
    'i was told by the bell that i am accepted, where do i pay | ' +
    'can i send requests to several hosts at once for the same weekend | ' +
    'does sending a request oblige me to take it | am i committed once they accept or may i still say no | ' +
    'anfrage gesendet, is it binding | i missed the window after the host accepted | ' +
    'how come some tours need permission and others not | the host needs to say ok before we pay, right | ' +
    'why did the owner have to look at my request first | kindly approve my request, it is pending since morning | ' +
    'they havent accpeted yet | awaiting acceptance from the vehicle owner | ' +
    'does anyone remind the host to answer me | ' +
    'accepted yesterday but i am travelling, can pay only tomorrow evening | ' +
    'pre approval pending, whats the timeline | host is sleeping on my request',
  'residency-prices':
    'i live in nairobi on a work permit, do i get the cheaper rate | local rates please | ' +
    'i am kenyan but live in dubai, which price is mine | my wife is ugandan, does she count as local | ' +
    'i hold a tanzanian passport, is there a discount | do congolese pay the low price too | ' +
    'somali citizen, am i east african for you | is ethiopia in the cheap group | ' +
    'i am from south sudan, what tarif do i pay | expat with alien card | ' +
    'i forgot my id card at home, will they make me pay the tourist price | ' +
    'what if i cannot show papers on the day | will i be asked for a top up if i have no documents | ' +
    'does a driving licence count as proof that i am kenyan | ' +
    'is my huduma card or a photo of my national id enough | does a kra pin prove i am a resident | ' +
    'i work for the un in gigiri with a diplomatic id, which rate | ' +
    'student on exchange at uon with a student pass, local or foreigner | ' +
    'my dependant pass is being renewed, will they accept the receipt | kids rate, up to what age | ' +
    'is my 3 year old cheaper | my daughter is 12, does she pay like a grown up | ' +
    'do we need the birth certificate for the twins | baby comes along, is she free | teenager discount | ' +
    'mixed couple, he is german and i am kenyan, what do we pay for the double room | ' +
    'one foreigner and three locals in the same van, whose price counts | ' +
    'why is the room charged at the higher rate when only my friend is a tourist | ' +
    'where do i select that we are two residents and one non resident | how do i tell you that i am a citizen | ' +
    'i booked as a foreigner by mistake but i am a citizen | why is the price different for my kenyan friend | ' +
    'is it not racist that tourists pay more | two price lists, which one applies to me | ' +
    'resident price not showing on this listing | everybody seems to pay the same here, no discount for wananchi | ' +
    'is there a senior citizen discount for wazee | oci card holder with kenyan residence, eligible | ' +
    'dual citizenship british and kenyan, which passport to bring | ' +
    'my permit expired last month, am i still a resident | ' +
    'just moved to mombasa, my foreigner certificate is not out yet | ea citizen rate | ' +
    'rwandan couple coming, how much less do we pay | does the infant need any document for the child tariff | ' +
    'i picked resident but i am only here on holiday, will there be trouble | concession for children below 5 yrs',
  'payment-faq':
    'do you take amex | is discover or diners accepted | can i use my debit card from equity bank | ' +
    'paypal, do you have it | apple pay or google pay possible | can i pay cash when i arrive | ' +
    'i would like to do a bank transfer or sepa, whats your iban | klarna, installments, pay later | ' +
    'can i pay half now and half on arrival | deposit first and the balance at the lodge | ' +
    'do you accept upi or rupay | airtel money accepted | can i pay with bitcoin or usdt | crypto | ' +
    'i dont have a credit card, what else can i use | what payment methods are there | ' +
    'when exactly does the money leave my account | is anything taken before the trip is confirmed | ' +
    'will you save my card number | scared to type my card on the internet | ' +
    'is this website a scam or legit, where does my money sit | ' +
    'how do i know the guide wont run away with my money | does the host get the money before i travel | escrow | ' +
    'are you pci compliant, who processes the card | who is stripe | ' +
    'my bank wants me to approve in the app, 3d secure, otp | ' +
    'an extra 2 percent appeared from my bank for foreign use | hidden charges | is a booking fee added at the end | ' +
    'are there taxes on top when i check out | my dad wants to pay for my trip with his visa | ' +
    'can my company card be used though my name is not on it | boyfriend pays, i travel, is that ok | ' +
    'if someone else paid, who gets the money back | i see the same amount two times on my statement | ' +
    'you took it double, pls check | is a prepaid or virtual card ok | ' +
    'what is the smallest amount a card can be charged for | why is my statement in dollars when i am from germany | ' +
    'maestro girokarte | do u accept cheques | can i settle the whole thing with my bonus points | ' +
    'must i pay everything in advance | i pressed pay twice in panic, do i get billed double | ' +
    'will i be debited as soon as i send the request or after they say yes | kein paypal, what else do you accept',
  'pay-by-mpesa':
    'no popup came on my phone | the stk push didnt come | waiting for the prompt on my safaricom line but nothing | ' +
    'do i type my pin on your website | whats the till number | ' +
    'give me the paybill and account number so that i pay | can i just send money to your number directly | ' +
    'lipa na mpesa how | pochi la biashara or buy goods, which one do you use | ' +
    'my line is airtel, can i still pay by mpesa | can i use a tanzanian vodacom mpesa number | ' +
    'the amount is 300k, will mpesa allow it | too big for one mpesa transaction, can i split it | ' +
    'max amount mobile money | my daily limit is finished at mpesa | ' +
    'my wife has the money on her line, can she be the one to pay | ' +
    'send the prompt to my sons phone instead of mine | my uncle in kisumu will pay, where do i enter his number | ' +
    'how many bob is that in the end | why 110 to the dollar, google says 129 | ' +
    'what rate do you use to convert dollars to shillings for mobile money | the shilling amount seems rounded | ' +
    'does the kes amount change if the dollar moves while i pay | ' +
    'what name will show on the prompt before i put the pin | ' +
    'who am i paying, what business name comes up on the phone | ' +
    'is it safe to enter the secret number when the message pops up | ' +
    'somebody called asking for my mpesa pin saying he is from twende | which format, 07 or 01 or 254 in front | ' +
    'my number starts with 0110, it refuses | i have dual sim, which one gets the prompt | ' +
    'phone was off when the request was sent | no network in the village when the prompt was to come | ' +
    'it says another transaction is in process on the sim | i was in the sim toolkit menu when you sent it | ' +
    'how do i resend the push | i put the wrong digit in the phone number | ' +
    'my phone screen is broken, can i receive it on another handset | ' +
    'do i get an sms code afterwards and do i need to type it anywhere | ' +
    'where do i enter the confirmation code like qwe123xyz | nitalipa aje na simu | ' +
    'mobile money steps for a visitor who never used it | do i start it in my mpesa app or on your page | ' +
    'do i need a kenyan sim to pay this way | i want to use a c2b paybill from my bank app, number please | ' +
    'can i use a kabambe phone, no smartphone | prompt vanished before i could read it, send again',
  'failed-payment':
    'the money left my phone but your page still says waiting | debited but no confirmation | ' +
    'my account was deducted and you show unpaid | got the mpesa sms yet the page keeps spinning | ' +
    'transaction declined by issuing bank | card refused, do not honor | ' +
    'my visa doesnt go through but it works in shops | insufficient funds | ' +
    'i have enough balance and still it bounces | my sparkasse blocks payments in africa | ' +
    'hdfc says international transactions disabled | the otp never came from my bank | ' +
    'error at checkout, something went wrong | it failed, did you still take the money | ' +
    'payment unsuccessful, should i try again or will it be double | ' +
    'i typed my mpesa pin wrong three times and it is locked | i pressed cancel on the prompt by accident | ' +
    'i was too slow and the prompt timed out | took too long to answer the stk | mpesa said the balance is too low | ' +
    'cvv or expiry date wrong | expired card | is the room lost now because the card failed | ' +
    'can i switch to the other method after it failed | tried four times, still red message | ' +
    'stuck on processing for 20 minutes | the page froze after i entered my pin | ' +
    'internet died in the middle of paying | i have mpesa code but booking is still pending, please confirm | ' +
    'i have proof of payment, whom do i send it to | do i send you a screenshot of the sms | ' +
    'sent the cash, nothing happened | bank app shows it as reserved but you say not paid | ' +
    'pending amount on my card from a failed attempt, when is it released | what is check again for | ' +
    'mpesa system is down today | safaricom delay, my payment is hanging | the transaction could not be completed | ' +
    'nimelipa but nothing shows | my paymnet didnt go thru | rejected, my bank suspects fraud | ' +
    'revolut frozen when i tried to pay you | n26 card says limit exceeded | ' +
    'can a human check my payment, it keeps breaking | whom do i ring when paying doesnt work at all | ' +
    'amount got cut from my account but ticket not generated | it asks to wait because another request is open | ' +
    'code 1032, request cancelled by user | code 1037, user cannot be reached',
  'prices-and-receipts':
    'i want to see everything in euro | show me shillings not dollars | can i view the cost in pounds | ' +
    'no rupees or swiss francs in the list of currencies | what does the wavy equals sign before the amount mean | ' +
    'the euro amount on my statement differs from what was displayed | why isnt the kes figure exact | ' +
    'where do you get your exchange rate for showing euros | my company needs an invoice for reimbursement | ' +
    'spesenabrechnung, i need a proof for my employer | finance department wants a document for the expense claim | ' +
    'bill with company name for tax | quittung or rechnung as pdf | where do i print the proof that i paid | ' +
    'i lost the document that shows what i paid | ' +
    'i need something on paper for my travel insurance that shows the amount | ' +
    'does the receipt also show what was returned to me | download pdf of the bill | ' +
    'is lunch in the price or extra | does it include the driver and fuel | ' +
    'is accomodation included or only the tour | are drinks included in full board | ' +
    'what is covered and what do i pay on top | why is friday dearer than monday | ' +
    'yesterday it was 80 now it is 120 | price went up for august | is it per person or per group | ' +
    'breakdown of the total please | christmas rate, weekend surcharge | can you explain each line of the bill | ' +
    'the price at the top is from 50 but i end up with 90 | does the amount cover entry tickets | ' +
    'is it dollars us or australian | quoted in usd, can i get it in ksh | ' +
    'how many shillings is 200 dollars with you | which currency will appear on my bank statement | ' +
    'cheaper in low season | quittung for my boss | the accountant asks for a tax reciept | ' +
    "proof of payment for the embassy | can the receipt be in my firm's name | " +
    'where is the drop down to switch the money shown | prices look odd after i switched the currency | ' +
    'is it final or approximate | do you mail me the payment slip automatically | why do prices vary between dates',
  'cancel-a-booking':
    'mum is in hospital so we are staying home | we wont be able to make it, how do i call it off | ' +
    'flight got scrapped, i must drop the safari | i broke my leg, can i get out of this trip | ' +
    "death in the family, we cannot travel anymore | my visa was refused and i can't come, what do i lose | " +
    'my boss took back my leave, need to get rid of the booking | changed my mind | i dont want to go anymore | ' +
    'booked the wrong place by mistake, undo please | is it free to call off three days before | ' +
    'how much do i lose if i back out tomorrow | 6 days before under the middle policy, what do i get | ' +
    'what does strict mean | is flexible until midnight or until the check in hour | ' +
    'from which hour do you count the 24 hours, my time or nairobi time | i ordered this an hour ago and regret it | ' +
    'cooling off period, widerrufsrecht | i booked 20 days ahead and want out after one day | ' +
    'do i get half or everything | fifty percent back, until when | is it non refundable | ' +
    'where is the button to drop my reservation | is there a penalty for pulling out | storno | ' +
    'cancellation charges kitna, how much is deducted | can you bring back the one i dropped by accident | ' +
    'i pressed the wrong button and now my reservation is off, restore it | uncancel it, i pressed too quickly | ' +
    'we have covid, positive test | there are protests in nairobi, can we call it off | ' +
    'heavy floods on the news, we prefer not to travel | i am pregnant and the doctor says no flying | ' +
    'the policy on the page changed, which one counts for me | do they change the terms after i paid | ' +
    'i havent paid, do i need to do anything to drop it | what will i get back before i confirm dropping it | ' +
    'less than a day left and i am ill | one week before, strict terms, how much do i keep | ' +
    'when the owner accepted only yesterday, does the 48 hours run from then | ' +
    'only one of the two trips should be called off | plans changed, pls void my order | ' +
    'elections, we are afraid, we want out | nimeghairi safari, i want out | ' +
    'my husband lost his job, we cannot afford it now | terminate my reservation | ' +
    "is a doctor's certificate enough to get all of it despite the policy | cancle my order | annul",
  'change-a-booking':
    'two more friends want to come along | we are only three now instead of four | can i push it back by a week | ' +
    'our flight moved to sunday so we need the next day | postpone | i need to shift the dates to december | ' +
    'reschedule | can we come a day earlier | extend our stay by two nights | we want to leave one night sooner | ' +
    'my kid will join after all, how do i add him | one person dropped out of our group | ' +
    'i chose the wrong day, should have been the 14th | the wrong month, fix it please | ' +
    'does it cost me to move it | is there a rebooking fee | umbuchen | prepone the trip by one day | ' +
    'if the new week is dearer do i pay the gap | if it becomes cheaper do i get the rest back | ' +
    'i have to pay a difference, by when | what happens to my old dates if i dont pay the extra | ' +
    'must the owner say yes to the new date | host has not agreed to my new dates yet | ' +
    'can i move it on the very last day | too late to modify | the modify button is missing | ' +
    'it doesnt let me pick the 20th | it says dates not available when i try to move | ' +
    'i want to add the airport transfer now that i already paid | forgot to add lunch boxes, can i still do it | ' +
    'remove the extra bed we ordered | upgrade from double to family room | ' +
    'swap my seat to the afternoon departure | different time slot please | ' +
    'same trip but in april instead of march | will i get less money back if i move it and then drop out | ' +
    'does moving it reset the cancellation deadline | new date, old terms | ' +
    'i do not want to cancel, just come later | can i transfer my booking to next year | edit my booking | ' +
    'add an infant to the reservation | headcount went from 8 to 10 | ' +
    'my baby is sick, can we come in two weeks instead | adjust number of pax | shorten the tour to 2 days | ' +
    'late train, can we begin on tuesday instead of monday',
  refunds:
    'i cancelled last week and my bank shows nothing | where is my money | when will the cash be back on my visa | ' +
    '12 days and still nothing on the card | how long does it take till it shows on my account | ' +
    'i called it off and want to know when you pay back | my card has been closed since, where does the money go | ' +
    'i have a new credit card, the old one was stolen, where will you return it | ' +
    'my uncle paid, does he or do i get it | can you send it to another phone number | ' +
    'can you pay it back to my bank account instead of the card | i paid by mpesa, do i get it on the phone again | ' +
    'nothing on my mpesa yet though it says sent | do i have to fill in a form to get my money | ' +
    'whom do i write to so that you reimburse me | is it automatic | my points, do they return as well | ' +
    'half paid with points and half by card, what comes back | how can i track it | status says waiting to be sent | ' +
    'on its way since monday | what is the reference number for my bank | arn number please | ' +
    'bank says they never received anything from you | mpesa could not deliver, line is inactive | ' +
    'i changed my safaricom line, number no longer in use | the sum is less than i paid, exchange rate | ' +
    'rückerstattung, how many working days | reversal | credited back | when do i see the amount on my statement | ' +
    'should i open a dispute or chargeback with my bank, nothing came back | ' +
    'the camp dropped us a week ago and the cash is not back on my card | i want my money back now | ' +
    'money not yet recieved | the amount deducted has not been credited back to my account | pesa yangu iko wapi | ' +
    'do weekends count for the card payback | is there a mail when it has been sent | did you already pay me back | ' +
    "partially paid back, where's the rest | repayment time | i got only half back | amex slow | " +
    'my prepaid card was thrown away, it was paid with that | reimbursement to mpesa is minutes or days',
  'host-cancels-or-no-show':
    'standing at the gate and nobody picks up | driver never showed up | ' +
    'we waited two hours at the hotel lobby, no guide | the house is locked and there is nobody | ' +
    "nobody at the meeting point | the owner wrote he can't take us, now what | lodge pulled out the night before | " +
    'they called off our safari | the guide dropped us last minute, do we get everything back | ' +
    'will i get all my money even with a strict policy if they drop out | ' +
    'what do we get since the host let us down | why did the host call it off | ' +
    'our jeep broke down and the operator says no trip | ' +
    'i am stuck in traffic on mombasa road, will be an hour late | our plane is delayed, we land at midnight | ' +
    'missed the departure, overslept | arriving after check in time | late by 30 minutes, will the boat wait | ' +
    'matatu broke down, we are running behind | we never went, do we get something back | ' +
    'i did not turn up because i was sick | they marked me as absent but i was there | ' +
    'it says no show although we did the tour | wrongly noted as not arrived | ' +
    "host claims that i didnt come, it's a lie | how do i dispute the remark that nobody came | " +
    'can i still rate it if i didnt go | host not answering his phone and we are here with luggage | ' +
    'emergency, stranded outside the camp at night | who do i ring right now, we are at the pier and no boat | ' +
    'no one to receive us | the apartment is already occupied by other people | ' +
    'overbooked, they gave our room away | place is closed down, shut gate | ' +
    "the guide came two hours late and we had left | i can't find the host | my host disappeared | " +
    'ghosted by the owner | host wants to move us to a worse place | the restaurant we paid for is shut today | ' +
    'the chef did not come to cook | points used, and the host called it off, are those back | ' +
    'missed my train and lost the first day | we were a no show, does the host keep the money | ' +
    'they left without us | wrong pickup, taxi went to another hotel | cancelled by the host',
  'sign-in-and-security':
    'cant log in | locked out of my account | forgot my pasword | the reset mail link is dead, too old | ' +
    'the link you mailed does not work any more | i dont get the reset email | ' +
    'how long may i wait with the link for the new password | how many characters must it be | ' +
    'i changed my email provider, how do i put the new address | my old work mail is gone, i left the company | ' +
    'fingerprint login | face id | log in without a password | windows hello, yubikey | how many devices can i add | ' +
    'remove my old phone from the sign in | continue with google | my facebook got hacked, disconnect it from here | ' +
    'i signed up with google, do i have a password | what does google tell you about me | ' +
    'log in with my gmail account | authenticator app | google authenticator code not accepted | 2fa | ' +
    'it asks me for a six digit number, where do i get it | my phone was stolen and the code app was on it | ' +
    'new iphone and the codes did not move over | i have none of those ten codes left | ' +
    'where did i put my backup codes, can i make new ones | someone logged in from another city | ' +
    'i think i was hacked | got a mail that my email was changed but it was not me | ' +
    'strange activity on my profile | sign out my laptop at the internet cafe | log out everywhere | ' +
    'my ex knows my password | left myself logged in at the cyber | one time code | ' +
    'want more protection for my account | wrong credentials, but i am sure they are right | ' +
    'someone set a new email on my profile | two factor turn off | does my session end when i change the password | ' +
    'passwort vergessen, how to set a new one | unable to login since morning, kindly resolve | ' +
    'dropped my phone in the ocean, no access | link facebook to my existing account | my login keeps failing',
  'language-and-notifications':
    'site shows in swahili, i want english | sprache, where do i switch it | switch to kiswahili | ' +
    'mails come in the wrong language | stop sending me emails | unsubscribe from the newsletter | too many mails | ' +
    'i dont get any alerts | no sms arrived about my trip | can you text me a reminder | sms to my german number | ' +
    'does texting work with an indian number | my phone beeps at 3 am because of you | mute between 10 pm and 7 am | ' +
    'do not disturb | night silence | i turned on silence, will i miss urgent news | push messages on iphone | ' +
    'safari on my ipad does not ask for permission to notify | add to home screen | pop ups in chrome | ' +
    'how do i turn off the bell | red number on the bell icon | ' +
    'why do i still get booking mails although i opted out | can i choose what i am told about | ' +
    'only tell me by text, not by mail | notify me on my computer | notifications stopped after i logged out | ' +
    'ping me on my mobile instead of mail | reminder the day before | where do i set my preferred currency forever | ' +
    'language resets each time i come back | set the interface to english for good | ' +
    'why is everything in kiswahili on my screen | spam | marketing mails off | alerts per topic | ' +
    'where can i tick to be texted | how do i get the texts when my booking is confirmed | ' +
    'mail about points i do not want | is texting free for me | android notifications blocked | ' +
    'do not ring at night | lugha, how to change | translate the page | ' +
    'nothing pops up on my screen even though i allowed it | preferences page where',
  'my-data':
    'close my account for good | erase me | i want to leave twende, remove everything | gdpr request | ' +
    'right to be forgotten, art 17 | dsgvo auskunft, copy of everything you store about me | ' +
    'what do you know about me | export my information | the zip file with my details | ' +
    'how long is the download available | my data file link is no longer working after two weeks | ' +
    'i removed my account yesterday but regret it | can i come back after deleting | grace period | ' +
    'do my points survive if i leave | what happens to my old trips when i am gone | ' +
    'why do you keep my payments after i left | will my ratings vanish when i leave | it refuses to let me delete | ' +
    'cannot close because something is still open | i am the only manager of my business and cant leave | ' +
    'does the guide see my mobile number | who can see my email | hide my surname | i dont want my picture public | ' +
    'take my photo off the comments | anonymous | where is your privacy policy | privacy policy | ' +
    'data protection act, i want a copy of my records | what do other guests see of me | ' +
    'how long do you keep my payments and receipts, kra law | do you track me, cookies | ' +
    'dont show my name to other travellers | who reads my personal details | deactivate profile | wipe all records | ' +
    'please remove my details from your database | delete acount | i registered twice, remove one | ' +
    'how many days until i am really gone | data portability | is my phone number visible to everybody | ' +
    'fourteen days wait, can it be quicker | are chats deleted too | i want to see all information stored | ' +
    'where do i press to get a copy of my stuff',
  'voucher-and-calendar':
    'where is my ticket | what do i show at the gate when i arrive | qr code | do i need to print it | ' +
    'printer is broken, is the phone enough | no signal in the bush, how do i show my ticket | offline | ' +
    'will it open without data bundles | my roaming is off, can i still see the ticket | airplane mode | ' +
    'can you text me the ticket | send the pass to my phone | pdf of the voucher | the code does not load | scan | ' +
    'i logged out and my saved tickets are gone from the phone | how many trips are kept on my phone | ' +
    'battery dead at arrival, is paper ok | where do we meet the driver | exact pickup location | ' +
    'directions to the lodge | gps pin, google maps of the meeting place | what number do i ring when i get there | ' +
    'telephone of the guide | why cant i see the hosts phone before paying | ' +
    'i need the contact of the owner, paid already | add to google calendar | outlook | ics file | ' +
    'sync my trips with my iphone calendar | subscribe to a feed of all my trips | ' +
    'my wife should see the trips in her calendar | is the feed address secret | someone else got my feed address | ' +
    'reminder in my diary | boarding pass | didnt get my voucher | proof to show at check in | ' +
    'save the pass on my mobile before we go off grid | what time and place do we start | address of the house | ' +
    'e ticket not recieved | how do i find the place | can the guide read the code from paper | ' +
    'save on my home screen for when there is no network | kindly share the ticket copy | ' +
    'i paid, where is the thing i show the driver',
  'messages-to-hosts':
    'i want to ask the owner if there is parking | is the pool heated, who can tell me | ' +
    'question for the lodge before i pay | can i chat with the guide | how do i contact the owner | ' +
    'tell the driver we have three big suitcases | let the cook know about my nut allergy after booking | ' +
    'my number shows as stars in the chat | they gave me an email address but it is blanked out | ' +
    'host sent me a link and i cannot open it, it is removed | why cant i give him my whatsapp | ' +
    'he wants me to pay on whatsapp outside of here | the owner offers a discount if i send mpesa directly | ' +
    'pay me privately he says | off platform | cheaper if we deal directly | attach a picture | ' +
    'send him a photo of my passport | upload limit of images in chat | cannot attach a picture before paying | ' +
    'are the chats private | does twende staff read what i write | who in the company sees the conversation | ' +
    'the host is rude | he insulted me | harassment in the chat | creepy texts from a host | flag a message | ' +
    'abusive language, what will you do | did my report lead to anything | inbox | ' +
    'where do i see the answer from the host | no reply to my question | the host doesnt write back | ' +
    'can i ask if the house suits a wheelchair | talk to the tour operator | ' +
    'drop a note to the family we stay with | phone number hidden | do i have to pay before i can call him | ' +
    'wants my email before i have booked, is this ok | spam from a host | ' +
    'send pictures of my pram so they see the size | where are my conversations | ' +
    'can the receptionist at the lodge read it too | ask whether they have a cot for the baby | ' +
    'i sent a mesage but it looks censored | inform the host about my arrival by chat',
  reviews:
    'how do i rate my guide | i want to leave feedback | five stars for our driver, where | ' +
    'the safari was awful, i want to warn others | complain publicly about the lodge | tell others how good it was | ' +
    'i cannot find where to comment on my trip | am i too late, the trip was seven months ago | ' +
    'until when can i give stars | can i rate before i travelled | my wife also wants to rate the same trip | ' +
    'add pictures to my comment | how many pictures can i add to my rating | edit my comment, there is a typo | ' +
    'i was too harsh, want to soften it | delete what i wrote about the camp | retract | ' +
    'i took mine back, can i write a new one | the owner answered with lies below my comment | ' +
    'the host wrote something under my stars, can everybody read it | can a host erase a bad rating | ' +
    'is this comment fake | someone wrote something racist about our place | ' +
    'competitor gave us one star without ever coming | the host threatened me because of my two stars | ' +
    'he offers money for five stars | does my surname appear next to it | anonymous feedback | ' +
    'could it be that people who never went wrote these ratings | only people who went can comment, right | ' +
    'i have a tour company, may i rate myself | my staff wants to rate our own lodge | flag a comment | ' +
    'offensive text under a listing | testimonial | bewertung schreiben | where do i see what others thought | ' +
    'my rating disappeared | after two weeks i want to change it | no stars button on my booking | ' +
    "can i rate a trip that was called off | host response to a guest's opinion | rate us, the mail said, how | " +
    'unfair rating, take it down | opinion | grade the service | how many months do i have to say how it went',
  points:
    'what are those points for | how many do i have | loyalty program | bonus | ' +
    'is there a frequent traveller scheme | i spent 300 dollars, what do i earn | how much is 1000 worth | ' +
    'convert them to money | can i cash them out | redeem | use my credit for the next safari | ' +
    'can i pay the full thing with them | where do i tick to spend them | ' +
    'my balance is zero though i travelled last month | trip finished yesterday, no credit yet | ' +
    'when are they added | they vanished | do they run out | two years without travelling, are they lost | ' +
    'you wrote that mine will expire soon | how do i keep them from lapsing | what is one of them worth in dollars | ' +
    'my balance shows 2400, how much off is that | i called off my trip, do i get the ones i spent again | ' +
    'half was returned to me, what about the ones i spent | i never paid for it in the end, are they still gone | ' +
    'treuepunkte | miles | rewards | cashback | discount for regulars | discount for repeat customers | ' +
    'reminder before they lapse, do you send one | do i collect on meals and taxis also | ' +
    'earn on the part paid with other points | cents, are they rounded up or cut off when i earn | ' +
    'how many for a 75 dollar dinner | where do i see my balance | ' +
    'part of my trip was refunded, so do i earn fewer | like bonga but for travel | ' +
    'do i collect for the whole price when i book for four | do i collect when the money was returned | ' +
    'can i get a 10 dollar reduction with what i have collected',
  favorites:
    'where are the ones i liked | heart icon | bookmark a lodge for later | wishlist | keep this for later | ' +
    'i am not ready to decide, want to remember these five tours | ' +
    'i marked some things on my laptop but they are not on my phone | i hearted without logging in, will they stay | ' +
    'make a folder for our honeymoon | separate collection for each trip | rename my collection | ' +
    'how many can i keep | limit reached when i try to add another collection | show my shortlist to my husband | ' +
    'let my friends see my picks and vote | send my shortlist on whatsapp | url of my collection | ' +
    'stop people seeing my shortlist | unshare | who can see my saved ones | ' +
    'does my name appear when i pass on the shortlist | remove a liked item | unlike | merkliste | ' +
    'the heart doesnt stay red | saved listings disappeared after clearing cookies | shortlist | ' +
    'plan together with my group what we like | collect ideas for the family | pin a tour | ' +
    'star a place to look at later | put the same villa into two collections | ' +
    'move a place from one list to another | stop the url i gave out | can others edit my collection | ' +
    'can my mother open it without an account | is my list public | save for later | ' +
    'look again at the ones i noted | where did my hearts go | five hundred places, is there an upper limit | ' +
    'organise what i liked by town | likes | i saw a nice camp last week and tapped the heart, where is it now | ' +
    'dream trips collection | favourits',
  'become-a-host':
    'i have a spare room in nanyuki and want to earn with it | i own a van, can i offer transfers | ' +
    'i am a freelance guide, how do i get onto your site | rent out my cottage | ' +
    'my mother cooks well, can she offer dinners to tourists | boda rider, can i join | list my tented camp | ' +
    'i want to sell my tours through you | partner with you | register my safari company as a supplier | ' +
    'supplier sign up | how do i advertise my boat in watamu | what papers do you want | do i need a tra licence | ' +
    'tourism regulatory authority certificate | ntsa, psv badge | no kra pin yet, can i start | ' +
    'not registered as a company, only me | is my passport fine instead of the id card | ' +
    'can i snap the certificate with my phone | scanner not available | who sees my id copy | ' +
    'are my papers safe with you | how many days until you approve us | still under review | ' +
    'applied on monday and heard nothing | you rejected my application, what is missing | ' +
    'my document was blurry, do i need to begin again | i stopped halfway through the form, is it saved | ' +
    'continue on my phone what i started on the laptop | is it free to list | monthly fee for suppliers | ' +
    'how much do you take from us | commision for sellers | what is your cut | ' +
    'i want to update my pictures after approval | how many photos can i put | ' +
    'i moved to another town, how do i change the location of my offer | change the type from tour to stay | ' +
    'my new listing isnt visible to travellers | when do i go live | add my sister as co manager | ' +
    'give my receptionist access | staff accounts, permissions | invite my employees | ' +
    'airbnb host wants to list here as well | foreigner living in kilifi, may i offer my villa | ' +
    'nataka kuwa mwenyeji, how do i enroll my homestay',
  'host-calendar':
    'my room is also on airbnb, how do i avoid double bookings | sync with booking com | ical link | vrbo import | ' +
    "where do i paste the export address | how often do you read the other site's dates | " +
    'a guest from another site took a day and yours still shows it free | how do i give airbnb my dates from here | ' +
    'how many outside calendars can i connect | i am travelling to ushago for christmas, close everything | ' +
    'block out a week for renovation | take time off for my whole business | ' +
    'sell only four of my eight seats on friday | reduce capacity for one day | i am full on sunday, close it | ' +
    'open the dates again | closing days, what about the people who already paid | ' +
    "a traveller wants my house, how soon must i answer | i missed a traveller's enquiry, it ended | " +
    "accept or decline, where | how do i scan the guest's code | check in the group at the gate | " +
    'no network at the camp, how do i check in arrivals | camera doesnt work, can i type the number | ' +
    'my client did not show up, what do i do | tourists never arrived, am i paid | ' +
    'i marked them absent by error, undo | guest came after i noted that he was absent | ' +
    'my car broke down and i must drop a client | as a host i have to call off a trip, what is the penalty | ' +
    "i fell sick and can't guide tomorrow | does the traveller see why i called it off | " +
    'will i lose income when i drop a booking | double booked my cottage, which one do i call off | ' +
    'feed refresh 30 minutes | the import shows an error | days blocked that i never blocked | ' +
    'season closing of the lodge | availability of my vehicle | our kitchen pauses for two weeks, take it off sale | ' +
    'my guide has leave, fewer places | google calendar of my lodge into your system | ' +
    'manage requests from travellers | close tuesdays | register guests arriving today and tomorrow while offline | ' +
    'who blocked my 24th december',
  payouts:
    'when do i get my earnings | i hosted guests last week and got nothing | ' +
    'the guests left on friday, when do you pay me | what day do you pay suppliers | minimum to withdraw | ' +
    'i have only 300 bob earned, can i have it | need my money sooner than monday | request early withdrawal | ' +
    'what percentage is deducted | you paid me less than the guest paid | 12 percent, of what | ' +
    'withholding tax from my share | kra deduction | change my bank details for being paid | ' +
    'i want to be paid to my phone instead of the bank | paid to mpesa or equity account | swift code of my bank | ' +
    'which rate for my dollars | do i get dollars or shillings as a host | who pays the mpesa sending fee | ' +
    'how long does the bank take for suppliers | approved but not in my account | the transfer to me bounced | ' +
    'wrong account number in my settings | my earnings were sent to an old line | my statement for the accountant | ' +
    'excel or csv of my income | yearly overview for tax returns | monthly income pdf for my business | ' +
    'how is my share calculated | commission on a booking that was called off | ' +
    'commission if the guest never showed up | earnings page | waiting for approval of my disbursement | ' +
    'my wages from the tours | withdraw | auszahlung | settlement | ' +
    'guest paid already in january for august, when do i see the cash | ' +
    'does the commission change for old bookings | kcb, coop bank or stanbic | ' +
    'is something deducted when you send to my phone | need fuel money before the tour, can you pay me ahead | ' +
    'remittance advice | payment to vendors | payday for guides | what tax do you hold back from guides',
  'when-to-visit':
    'is may a bad idea | we can only come in november, will it pour | which month is the dry one | ' +
    'do i need an umbrella in april | rainy season | is it hot in february | temperature in nairobi in july | ' +
    'how cold is it at night in the mara | when do the gnus cross the river | great migration, which weeks | ' +
    'can you promise that we see a crossing | crossing at the mara river in late october, still a chance | ' +
    'i want to see the herds | best time to go snorkelling | beach weather in august | waves in june at diani | ' +
    'is the ocean rough | monsoon | mt kenya hike, which month | lenana summit season | is christmas crowded | ' +
    'how early should i reserve for new year | school vacations of kenyan kids | quiet time with few tourists | ' +
    'cheapest month | low season | are lodges open during the long rains | time difference to berlin | ' +
    'is it two hours ahead of germany in winter | india is how many hours ahead | daylight saving | ' +
    'when does it get dark | sunrise for the morning drive | when does the sun go down | easter week busy | ' +
    'honeymoon in march, sunshine | climate | wetter im oktober, how is it | is september good | ' +
    'when are animals easy to spot | is the grass too tall to spot lions in june | muddy roads in spring | ' +
    'we have diwali leave in november, how is the weather | we come in the summer break, is that peak | ' +
    'calm sea for swimming with the kids, when | which part of the year is best for photography | ' +
    'is it worth coming in the wet months | are there many clouds of rain in december | mvua, when does it rain',
  'entry-and-health':
    'do germans need a visa | indian passport, visa on arrival possible | eta | how much is the travel permit | ' +
    'how many days before flying must i apply for the entry paper | my passport runs out in four months | ' +
    'passport validity | ugandan, do i need anything to enter | ' +
    'ghanaian or south african citizen, any entry papers | is there a fake eta website | ' +
    'somebody charges 90 dollars for the eta, real | ' +
    'my travel authorisation is still processing and i fly tomorrow | does my baby need one as well | ' +
    'transit at jkia only, need authorisation | tanzanian passport, entry by bus from arusha | yellow card | ' +
    'do i need shots | vaccination | coming from addis ababa or via uganda, jab needed | ' +
    'which jabs do i need, hepatitis typhoid | impfungen | malaria tablets | malarone, doxycycline | ' +
    'mosquitoes at diani | is nairobi malaria free | got a fever after the trip | ' +
    'i feel hot and shivery since coming home | pregnant and malaria region | mosquito net | deet | ' +
    'can i brush my teeth with tap water | is the water safe | ice cubes in drinks | stomach bug, what to drink | ' +
    'immigration | what documents do i need at the airport | embassy | visa for my filipino nanny | ' +
    'official site for the application | malaria pills for kids | see a travel doctor, when | ' +
    'do i need to be inoculated against anything | where do i fill in the electronic travel form | ' +
    'congo passport holder, exempt from the entry permit or not | ' +
    'the embassy link i found looks fishy for the eta, which one is the real one | ' +
    'kisumu and the west, are there malaria mosquitoes | coming from brazil, will they look for my yellow fever paper',
  'park-fees':
    'how much to get into amboseli | masai mara entry ticket price | why 200 dollars per day in august | ' +
    'is the gate ticket in the safari price | do we pay at the gate ourselves | kws | ecitizen | ' +
    'can i pay cash at nakuru gate | entrance for kids | gate charges for residents | ' +
    'do kenyans pay less at the park | what does a tourist pay for tsavo | nairobi national park ticket | ' +
    'hells gate entrance, where do i see the tariff | is the park ticket per day or per stay | ' +
    'three days inside, do we pay three times | 24 hours ticket | narok county | conservation levy | conservancy | ' +
    'what id do they check at sekenani | passport copy enough at the gate | alien card at the gate | ' +
    'self drive in the mara | can i take my own land cruiser on a game drive | private vehicles banned | ' +
    'i have a rented 4x4, may i enter the reserve | safari card | how do i pay through the government portal | ' +
    'who buys the tickets, the guide or we | east african citizens at nakuru, how many shillings | ' +
    'higher from july, is that so | parkgebühren, included or not | reserve entry | ' +
    'do children go into the reserve for less | what comes on top at the gate | to pay there, what does this mean | ' +
    'mount kenya or aberdare entrance, where is the price list | are rates going up in 2026 | ' +
    'kenia national parks price list | citizen wants to see lions, how many bob at the gate | ' +
    'lions and elephants in the reserve, what is the daily rate for us foreigners | ' +
    'does the driver pay the rangers for us | where do i see the newest tariff of the parks | ' +
    'infants at amboseli gate',
  'money-and-safety':
    'are there atms | can i use my girocard in kenya | how much cash should i carry | do shops take dollars | ' +
    'do i need shillings or are euros fine | forex | what do market stalls and kiosks take | ' +
    'can i use plastic in restaurants and at carrefour or naivas | can a tourist get a safaricom number | ' +
    'register a line with my passport | how much can i keep on the phone wallet | ' +
    "limits per day for a visitor's wallet | somebody sent money by mistake and asks me to return it | fake sms | " +
    'scammer called me | con men | pickpockets in nairobi | is it dangerous | is nairobi safe for a woman alone | ' +
    'walking in the evening | al shabaab, terror | travel warning | auswärtiges amt | robbed | ' +
    'mugged downtown, whom do i ring | police number | ambulance | there is a fire | snake bite, help | ' +
    'accident on the road, emergency line | i was attacked by my partner | rape | a child is being abused | ' +
    'red cross | tips for the ranger | trinkgeld, how much for the driver | do waiters expect something | ' +
    'is it rude not to give a tip | uber at night | which areas to avoid | bolt taxi after dark | ' +
    'is it safe to walk with my phone in the hand | carrying jewellery | 999 | protests and riots | gbv hotline | ' +
    'kidnapping | my handbag was snatched | wallet for paying boda fare | can i pay the mama mboga with card | ' +
    'can i trust a text that says i received 5000 bob | someone in the street grabbed my handbag, number to call',
  'getting-around':
    "i forgot my sunglasses in the van | left my jacket at the lodge | my phone is still in the driver's car | " +
    'my suitcase did not come out at the airport | lost baggage at jkia | bag is still in frankfurt | ' +
    'camera stolen, what does my insurance want | police abstract | is there internet at the hotel | wifi | ' +
    'mobile data, e sim | can i work online from lamu | zoom call from the camp, is there a connection | ' +
    'self drive, which side | is my german licence valid | international permit | driving after sunset | ' +
    'car hire insurance | piki piki, is a helmet a must | no helmet for me, should i hop on | carrier bags banned | ' +
    'shopping bag from duty free | ziplock | plastic bottle in the park | water bottle refill | adapter | socket | ' +
    'charger for my laptop, uk plug | voltage | three pin outlets | does my hair dryer fit the wall outlet | ' +
    'packing list | shoes for the bush | do i need a fleece | sun cream | torch | binoculars | bikini on the beach | ' +
    'shorts in lamu | headscarf | dress code old town | what to wear on safari | ramadan, are restaurants open | ' +
    'can i photograph the masai | can i take pictures of people in the market | selfie with the giraffe | ' +
    'can we touch the elephants | riding ostriches | geotag a rhino | feeding monkeys',
};
