/**
 * Highways, as the towns along them: after the name of a state and a colon, places of that state, in order; `latitude/longitude`
 * where a town would lead astray. Drawn up by hand from the itineraries of the routes; no one's map was copied. Lines are
 * simplified: right about which towns a road joins, not about its curves.
 */
export const routes: Readonly<Record<string, string>> = {
  // Interstates, from west to east and from south to north.
  'I-4':
    'FL: Tampa, Plant City, Lakeland, 28.25/-81.65, Kissimmee, Orlando, Altamonte Springs, Sanford, Deltona, Daytona Beach',
  'I-5':
    'CA: San Ysidro, San Diego, 32.84/-117.23, Encinitas, Oceanside, San Clemente, Irvine, Santa Ana, Los Angeles, Burbank, Santa Clarita, Lebec, Buttonwillow, Lost Hills, Kettleman City, 36.19/-120.25, 37.1/-121.01, 37.62/-121.31, Stockton, Lodi, Sacramento, Woodland, Williams, Willows, Red Bluff, Redding, Dunsmuir, Mount Shasta, Yreka OR: Ashland, Medford, Grants Pass, Myrtle Creek, Roseburg, Sutherlin, Cottage Grove, Eugene, Albany, Salem, Woodburn, Wilsonville, Portland WA: Vancouver, Woodland, Kelso, Castle Rock, Chehalis, Centralia, Olympia, Tacoma, Federal Way, Seattle, Lynnwood, Everett, Marysville, Mount Vernon, Bellingham, Blaine',
  'I-8':
    'CA: 32.76/-117.21, La Mesa, El Cajon, Alpine, Boulevard, Jacumba, Ocotillo, El Centro, Holtville, Winterhaven AZ: Yuma, Wellton, Dateland, Gila Bend, 32.82/-112.2, Casa Grande',
  'I-10':
    'CA: Santa Monica, Los Angeles, West Covina, Pomona, Ontario, San Bernardino, Redlands, Beaumont, Banning, Palm Springs, Indio, Desert Center, Blythe AZ: Quartzsite, Salome, Tonopah, Buckeye, Phoenix, Chandler, Casa Grande, Eloy, Marana, Tucson, Vail, Benson, Willcox, San Simon NM: Lordsburg, Deming, Las Cruces, Anthony TX: 31.83/-106.57, El Paso, 31.65/-106.3, Fabens, Fort Hancock, Sierra Blanca, Van Horn, 31.07/-104.22, Balmorhea, Fort Stockton, 30.9/-102.3, Ozona, Sonora, Junction, Kerrville, Comfort, Boerne, San Antonio, Seguin, Luling, Schulenburg, Columbus, Sealy, Katy, Houston, Baytown, Winnie, Beaumont, Vidor, Orange LA: Sulphur, Lake Charles, Jennings, Crowley, Lafayette, Breaux Bridge, Port Allen, Baton Rouge, Gonzales, La Place, Kenner, New Orleans, Slidell MS: Bay Saint Louis, Gulfport, Biloxi, Pascagoula AL: Grand Bay, Mobile, Daphne, Loxley FL: Pensacola, Milton, Crestview, Defuniak Springs, Marianna, Quincy, Tallahassee, Monticello, Madison, Live Oak, Lake City, Macclenny, Jacksonville',
  'I-12': 'LA: Baton Rouge, Denham Springs, Hammond, Covington, Slidell',
  'I-15':
    'CA: 32.69/-117.12, Escondido, Temecula, Murrieta, Corona, Ontario, Hesperia, Victorville, Barstow, Baker NV: 35.61/-115.39, Las Vegas, North Las Vegas, Mesquite AZ: Littlefield UT: Saint George, Cedar City, Beaver, Fillmore, Nephi, Provo, Orem, Lehi, Salt Lake City, Bountiful, Ogden, Brigham City, Tremonton, Portage ID: Malad City, Pocatello, Blackfoot, Idaho Falls, Dubois MT: Lima, Dillon, Butte, Boulder, Helena, Cascade, Great Falls, Conrad, Shelby, Sunburst',
  'I-16': 'GA: Macon, Dublin, Metter, Savannah',
  'I-17': 'AZ: Phoenix, Glendale, New River, Black Canyon City, Camp Verde, Munds Park, Flagstaff',
  'I-19': 'AZ: Nogales, Tubac, Green Valley, Tucson',
  'I-20':
    'TX: 31.07/-104.22, 31.18/-103.9, Pecos, Monahans, Odessa, Midland, Big Spring, Colorado City, Sweetwater, Abilene, Cisco, Ranger, Weatherford, 32.74/-97.5, 32.665/-97.33, 32.675/-97.1, 32.64/-96.9, 32.65/-96.72, Mesquite, Terrell, Canton, Lindale, Longview, Marshall, Waskom LA: Shreveport, Bossier City, Minden, Ruston, Monroe, Tallulah MS: Vicksburg, Jackson, Pearl, Forest, Meridian AL: Livingston, Eutaw, Tuscaloosa, Bessemer, Birmingham, Pell City, Anniston, Heflin GA: Bremen, Villa Rica, Douglasville, Atlanta, Conyers, Covington, Madison, Thomson, Augusta SC: Aiken, Lexington, Columbia, Camden, Florence',
  'I-22': 'MS: Byhalia, Holly Springs, New Albany, Tupelo, Fulton AL: Hamilton, Jasper, Birmingham',
  'I-24':
    'IL: Goreville, Vienna, Metropolis KY: Paducah, Cadiz, Hopkinsville TN: Clarksville, Nashville, Murfreesboro, Manchester, Monteagle, Chattanooga',
  'I-25':
    'NM: Las Cruces, Hatch, Truth Or Consequences, Socorro, Belen, Albuquerque, Bernalillo, Santa Fe, Las Vegas, Wagon Mound, Springer, Raton CO: Trinidad, Walsenburg, Pueblo, Fountain, Colorado Springs, Castle Rock, Denver, Thornton, Longmont, 40.4/-104.99, Fort Collins WY: Cheyenne, Wheatland, Douglas, Casper, Kaycee, Buffalo',
  'I-26':
    'TN: Kingsport, Johnson City, Erwin NC: Mars Hill, Asheville, Hendersonville SC: Landrum, Spartanburg, Clinton, Newberry, Columbia, Orangeburg, Summerville, North Charleston, Charleston',
  'I-27': 'TX: Lubbock, New Deal, Abernathy, Hale Center, Plainview, Tulia, Happy, Canyon, Amarillo',
  'I-29':
    'MO: Kansas City, Platte City, Saint Joseph, Mound City, Rock Port IA: Hamburg, Glenwood, Council Bluffs, Missouri Valley, Onawa, Sioux City SD: Elk Point, Sioux Falls, Brookings, Watertown, Summit ND: Wahpeton, Fargo, Hillsboro, Grand Forks, Pembina',
  'I-30':
    'TX: 32.73/-97.45, Fort Worth, Arlington, Grand Prairie, Dallas, Garland, Rockwall, Greenville, Sulphur Springs, Mount Vernon, Mount Pleasant, New Boston, Texarkana AR: Hope, Prescott, Arkadelphia, Malvern, Benton, Little Rock',
  'I-35':
    'TX: Laredo, Encinal, Cotulla, Dilley, Pearsall, Devine, Von Ormy, San Antonio, 29.58/-98.31, New Braunfels, San Marcos, Kyle, Buda, 30.163/-97.786, 30.216/-97.751, 30.264/-97.735, 30.312/-97.708, 30.362/-97.689, 30.44/-97.668, Round Rock, Georgetown, Jarrell, Belton, Temple, Eddy, Waco, West, Hillsboro, Waxahachie, 32.6/-96.82, Dallas, Carrollton, Lewisville, Denton, Sanger, Gainesville OK: Marietta, Ardmore, Davis, Pauls Valley, Purcell, Norman, Oklahoma City, Edmond, Guthrie, Perry, Tonkawa, Braman KS: Wellington, Wichita, El Dorado, Emporia, Ottawa, Olathe MO: Kansas City, Liberty, Cameron, Bethany IA: Lamoni, Osceola, Des Moines, Ankeny, Ames, Story City, Clear Lake MN: Albert Lea, Owatonna, Faribault, Lakeville, Minneapolis, Forest Lake, North Branch, Pine City, Hinckley, Moose Lake, Cloquet, Duluth',
  'I-35W': 'TX: Hillsboro, Grandview, Alvarado, Burleson, Fort Worth, 32.95/-97.31, Denton',
  'I-37': 'TX: Corpus Christi, Mathis, Three Rivers, Pleasanton, San Antonio',
  'I-39':
    'IL: Bloomington, El Paso, La Salle, Mendota, Rochelle, Rockford WI: Beloit, Janesville, Madison, Portage, Stevens Point, Wausau',
  'I-40':
    'CA: Barstow, Ludlow, Needles AZ: Kingman, Seligman, Williams, Flagstaff, Winslow, Holbrook, Chambers NM: Gallup, Grants, Albuquerque, Moriarty, Santa Rosa, Tucumcari TX: Vega, Amarillo, Groom, Shamrock OK: Sayre, Elk City, Clinton, Weatherford, El Reno, Oklahoma City, Shawnee, Okemah, Henryetta, Checotah, Sallisaw AR: Fort Smith, Ozark, Clarksville, Russellville, Conway, Little Rock, Brinkley, Forrest City, West Memphis TN: Memphis, Brownsville, Jackson, Dickson, Nashville, Lebanon, Cookeville, Crossville, Knoxville, Newport NC: Canton, Asheville, Marion, Morganton, Hickory, Statesville, Winston Salem, Greensboro, Burlington, Durham, Raleigh, Benson, Wilmington',
  'I-43': 'WI: Beloit, Elkhorn, Milwaukee, Port Washington, Sheboygan, Manitowoc, Green Bay',
  'I-44':
    'TX: Wichita Falls, Burkburnett OK: Lawton, Chickasha, Oklahoma City, Stroud, Sapulpa, Tulsa, Claremore, Vinita, Miami MO: Joplin, Mount Vernon, Springfield, Lebanon, Rolla, Cuba, Sullivan, Saint Louis',
  'I-45':
    'TX: Galveston, La Marque, League City, 29.55/-95.15, Houston, Spring, Conroe, Huntsville, Madisonville, Buffalo, Fairfield, Corsicana, Ennis, Dallas',
  'I-49': 'LA: Lafayette, Opelousas, Alexandria, Natchitoches, Mansfield, Shreveport',
  'I-55':
    'LA: La Place, Hammond, Amite MS: Mccomb, Brookhaven, Hazlehurst, Jackson, Canton, Grenada, Batesville, Senatobia TN: Memphis AR: West Memphis, Osceola, Blytheville MO: Hayti, Sikeston, Cape Girardeau, Festus, Saint Louis IL: Collinsville, Litchfield, Springfield, Lincoln, Bloomington, Pontiac, Joliet, Chicago',
  'I-57':
    'MO: Sikeston, Charleston IL: Cairo, Marion, Mount Vernon, Salem, Effingham, Mattoon, Champaign, Kankakee, Chicago',
  'I-59':
    'LA: Slidell MS: Picayune, Poplarville, Hattiesburg, Laurel, Meridian AL: Birmingham, Gadsden, Fort Payne GA: Trenton',
  'I-64':
    'MO: Wentzville, Saint Louis IL: Mount Vernon IN: Evansville, Dale, New Albany KY: Louisville, Shelbyville, Frankfort, Lexington, Mount Sterling, Morehead WV: Huntington, Charleston, Beckley, Lewisburg VA: Covington, Lexington, Staunton, Charlottesville, Richmond, Williamsburg, Newport News, Norfolk',
  'I-65':
    'AL: Mobile, Bay Minette, Evergreen, Greenville, Montgomery, Clanton, Birmingham, Cullman, Decatur, Athens TN: Pulaski, Columbia, Franklin, Nashville KY: Franklin, Bowling Green, Elizabethtown, Louisville IN: Scottsburg, Seymour, Columbus, Indianapolis, Lebanon, Lafayette, Rensselaer, Gary',
  'I-66': 'VA: Strasburg, Front Royal, Manassas, Arlington DC: Washington',
  'I-68': 'WV: Morgantown MD: Oakland, Frostburg, Cumberland, Hancock',
  'I-69':
    'IN: Evansville, Washington, Bloomington, Martinsville, Indianapolis, Anderson, Marion, Fort Wayne, Angola MI: Coldwater, Marshall, Lansing, Flint, Lapeer, Port Huron',
  'I-70':
    'UT: 38.57/-112.61, Richfield, Salina, Green River CO: Fruita, Grand Junction, Rifle, Glenwood Springs, Vail, Silverthorne, Idaho Springs, Denver, Aurora, Limon, Burlington KS: Goodland, Colby, Hays, Russell, Salina, Abilene, Junction City, Topeka, Lawrence, Kansas City MO: Independence, Columbia, Wentzville, Saint Louis IL: Vandalia, Effingham IN: Terre Haute, Indianapolis, Richmond OH: Dayton, Springfield, Columbus, Zanesville, Cambridge WV: Wheeling PA: Washington, New Stanton, Breezewood MD: Hancock, Hagerstown, Frederick, Baltimore',
  'I-71': 'KY: Louisville, Carrollton OH: Cincinnati, Wilmington, Columbus, Mansfield, Medina, Cleveland',
  'I-72': 'MO: Hannibal IL: Jacksonville, Springfield, Decatur, Champaign',
  'I-74':
    'IA: Davenport IL: Moline, Galesburg, Peoria, Bloomington, Champaign, Danville IN: Crawfordsville, Indianapolis, Greensburg OH: Cincinnati',
  'I-75':
    'FL: Hialeah, 26.15/-80.5, 26.15/-81.3, Naples, Fort Myers, Punta Gorda, Venice, Sarasota, Bradenton, Brandon, 28.2/-82.36, Ocala, Gainesville, Lake City GA: Valdosta, Tifton, Cordele, Perry, Macon, Forsyth, Atlanta, Marietta, Cartersville, Dalton TN: Chattanooga, Cleveland, Athens, Knoxville, Jellico KY: Corbin, London, Richmond, Lexington, Georgetown, Florence OH: Cincinnati, Dayton, Troy, Sidney, Lima, Findlay, Bowling Green, Toledo MI: Monroe, Detroit, Pontiac, Flint, Saginaw, Bay City, Standish, Grayling, Gaylord, Mackinaw City, Saint Ignace, Sault Sainte Marie',
  'I-76': 'CO: Denver, Brighton, Fort Morgan, Sterling, Julesburg',
  'I-76 ':
    'OH: Akron, Youngstown PA: Pittsburgh, New Stanton, Somerset, Bedford, Breezewood, Carlisle, Harrisburg, Lebanon, Norristown, Philadelphia NJ: Camden',
  'I-77':
    'SC: Columbia, Rock Hill NC: Charlotte, Statesville, Mount Airy VA: Wytheville WV: Bluefield, Princeton, Beckley, Charleston, Ripley, Parkersburg OH: Marietta, Cambridge, Canton, Akron, Cleveland',
  'I-78': 'PA: Lebanon, Hamburg, Allentown, Easton NJ: Clinton, Newark, Jersey City',
  'I-79':
    'WV: Charleston, Sutton, Weston, Clarksburg, Fairmont, Morgantown PA: Waynesburg, Washington, Pittsburgh, Grove City, Meadville, Erie',
  'I-80':
    'CA: San Francisco, Oakland, Vallejo, Fairfield, Vacaville, Davis, Sacramento, Auburn, Colfax, Truckee NV: Reno, Fernley, Lovelock, Winnemucca, Battle Mountain, Elko, Wells, West Wendover UT: Tooele, Salt Lake City, Park City, Coalville WY: Evanston, Green River, Rock Springs, Wamsutter, Rawlins, Laramie, Cheyenne, Pine Bluffs NE: Kimball, Sidney, Ogallala, North Platte, Lexington, Kearney, Grand Island, York, Lincoln, Omaha IA: Council Bluffs, Atlantic, Des Moines, Newton, Grinnell, Iowa City, Davenport IL: Moline, Princeton, La Salle, Joliet IN: Gary, Portage, South Bend, Elkhart, Angola OH: Toledo, Sandusky, Elyria, Youngstown PA: Mercer, Clarion, Du Bois, Clearfield, Bellefonte, Bloomsburg, Hazleton, Stroudsburg NJ: Netcong, Parsippany, Paterson, Teaneck',
  'I-81':
    'TN: Dandridge, Morristown, Bristol VA: Abingdon, Marion, Wytheville, Christiansburg, Roanoke, Lexington, Staunton, Harrisonburg, Winchester WV: Martinsburg MD: Hagerstown PA: Chambersburg, Carlisle, Harrisburg, Hazleton, Wilkes Barre, Scranton NY: Binghamton, Cortland, Syracuse, Watertown, Alexandria Bay',
  'I-82': 'WA: Ellensburg, Yakima, Sunnyside, Kennewick OR: Umatilla, Hermiston',
  'I-83': 'MD: Baltimore, 39.44/-76.63 PA: York, Harrisburg',
  'I-84':
    'OR: Portland, Hood River, The Dalles, Boardman, Pendleton, La Grande, Baker City, Ontario ID: Caldwell, Nampa, Boise, Mountain Home, Glenns Ferry, Twin Falls, Burley, 42.57/-113.4 UT: Snowville, Tremonton, Brigham City, Ogden',
  'I-84 ':
    'PA: Scranton, Milford NY: Port Jervis, Middletown, Newburgh, Brewster CT: Danbury, Waterbury, Hartford, Vernon Rockville MA: Sturbridge',
  'I-85':
    'AL: Montgomery, Tuskegee, Auburn GA: Lagrange, Newnan, Atlanta, Lawrenceville, Commerce SC: Anderson, Greenville, Spartanburg, Gaffney NC: Gastonia, Charlotte, Concord, Salisbury, Lexington, Greensboro, Burlington, Durham, Henderson VA: South Hill, Petersburg',
  'I-86': 'PA: Erie NY: Jamestown, Salamanca, Olean, Hornell, Corning, Elmira, Owego, Binghamton',
  'I-87':
    'NY: Bronx, Yonkers, Nyack, Newburgh, Kingston, Albany, Saratoga Springs, Glens Falls, Keeseville, Plattsburgh, Champlain',
  'I-88': 'NY: Binghamton, Sidney, Oneonta, Cobleskill, Schenectady',
  'I-89': 'NH: Concord, Lebanon VT: White River Junction, Montpelier, Burlington, Saint Albans, Swanton',
  'I-90':
    'WA: Seattle, Bellevue, Issaquah, North Bend, Cle Elum, Ellensburg, Moses Lake, Ritzville, Spokane ID: Coeur D Alene, Kellogg, Wallace MT: Saint Regis, Missoula, Drummond, Deer Lodge, Butte, Whitehall, Bozeman, Livingston, Big Timber, Columbus, Billings, Hardin, Crow Agency WY: Sheridan, Buffalo, Gillette, Moorcroft, Sundance SD: Spearfish, Sturgis, Rapid City, Wall, Kadoka, Murdo, Chamberlain, Mitchell, Sioux Falls MN: Luverne, Worthington, Jackson, Fairmont, Albert Lea, Austin WI: La Crosse, Tomah, Mauston, Portage, Madison, Janesville, Beloit IL: Rockford, Elgin, Chicago IN: Gary, South Bend, Angola OH: Toledo, Elyria, Cleveland, Mentor, Ashtabula PA: Erie NY: Dunkirk, Buffalo, Batavia, Rochester, Geneva, Syracuse, Utica, Amsterdam, Albany MA: West Stockbridge, Westfield, Springfield, Sturbridge, Worcester, Framingham, Boston',
  'I-91':
    'CT: New Haven, Meriden, Hartford, Enfield MA: Springfield, Northampton, Greenfield VT: Brattleboro, Bellows Falls, White River Junction, Bradford, Saint Johnsbury, Newport',
  'I-93':
    'MA: Braintree, Boston, Andover NH: Salem, Manchester, Concord, Plymouth, Lincoln, Littleton VT: Saint Johnsbury',
  'I-94':
    'MT: Billings, Custer, Forsyth, Miles City, Glendive, Wibaux ND: Beach, Dickinson, Mandan, Bismarck, Jamestown, Valley City, Fargo MN: Fergus Falls, Alexandria, Sauk Centre, Saint Cloud, Monticello, Minneapolis, Saint Paul WI: Hudson, Menomonie, Eau Claire, Black River Falls, Tomah, Mauston, Portage, Madison, Waukesha, Milwaukee, Racine, Kenosha IL: Waukegan, Chicago IN: Gary, Michigan City MI: Benton Harbor, Kalamazoo, Battle Creek, Jackson, Ann Arbor, Detroit, Mount Clemens, Port Huron',
  'I-95':
    'FL: Miami, Fort Lauderdale, Boca Raton, West Palm Beach, Port Saint Lucie, Fort Pierce, Vero Beach, Melbourne, Cocoa, Titusville, Daytona Beach, Saint Augustine, Jacksonville GA: Kingsland, Brunswick, Darien, Richmond Hill, Savannah SC: Hardeeville, Ridgeland, Walterboro, Manning, Florence, Dillon NC: Lumberton, Fayetteville, Dunn, Smithfield, Wilson, Rocky Mount, Roanoke Rapids VA: Emporia, Petersburg, Richmond, Fredericksburg, Woodbridge, Alexandria MD: College Park, Baltimore, Aberdeen, Elkton DE: Newark, Wilmington PA: Chester, Philadelphia, Levittown NJ: Trenton, New Brunswick, Newark NY: Bronx, New Rochelle CT: Stamford, Norwalk, Bridgeport, New Haven, Old Saybrook, New London, Mystic RI: Westerly, Warwick, Providence, Pawtucket MA: Attleboro, Norwood, Waltham, Peabody, Newburyport NH: Portsmouth ME: Kittery, Biddeford, Portland, Brunswick, Augusta, Waterville, Bangor, Lincoln, Houlton',
  'I-96': 'MI: Muskegon, Grand Rapids, Lansing, Howell, Detroit',
  'I-99': 'PA: Bedford, Altoona, Tyrone, Bellefonte',
  // Rings and spurs of Texas, as corner points.
  'I-410':
    'TX: 29.345/-98.62, 29.43/-98.645, 29.49/-98.58, 29.52/-98.5, 29.51/-98.43, 29.47/-98.39, 29.42/-98.38, 29.36/-98.41, 29.33/-98.5, 29.345/-98.62',
  'I-610':
    'TX: 29.68/-95.41, 29.72/-95.46, 29.78/-95.452, 29.806/-95.4, 29.81/-95.34, 29.79/-95.27, 29.73/-95.265, 29.69/-95.31, 29.68/-95.41',
  'I-635': 'TX: 32.93/-97.02, 32.91/-96.9, 32.925/-96.77, 32.88/-96.68, 32.8/-96.63, 32.7/-96.61',
  'I-820': 'TX: 32.67/-97.45, 32.75/-97.48, 32.83/-97.41, 32.84/-97.32, 32.825/-97.2, 32.76/-97.21, 32.675/-97.24',
  'US-183':
    'TX: Goliad, Cuero, Gonzales, Luling, Lockhart, 30.02/-97.69, 30.2/-97.685, 30.26/-97.675, 30.325/-97.67, 30.36/-97.72, 30.44/-97.79, Cedar Park, Leander, Briggs, Lampasas, Goldthwaite, Brownwood, Rising Star, Cisco, Breckenridge, Throckmorton, Seymour, Vernon',
  'US-290': 'TX: Junction, Harper, Fredericksburg, Johnson City, Dripping Springs, 30.235/-97.86',
  'US-290 ': 'TX: 30.312/-97.708, 30.34/-97.57, Elgin, Giddings, Brenham, Hempstead, Cypress, Houston',
  'US-281':
    'TX: Mcallen, Edinburg, Falfurrias, Alice, George West, Three Rivers, Pleasanton, San Antonio, Spring Branch, Blanco, Johnson City, Marble Falls, Burnet, Lampasas, Hamilton, Hico, Stephenville, Mineral Wells, Jacksboro, Wichita Falls OK: Lawton',
  'US-77':
    'TX: Brownsville, Harlingen, Raymondville, Kingsville, Robstown, Sinton, Refugio, Victoria, Hallettsville, Schulenburg, La Grange, Giddings, Lexington, Rockdale, Cameron, Waco',
  'I-69E': 'TX: Houston, Sugar Land, Rosenberg, Wharton, El Campo, Edna, Victoria, Goliad, Beeville, George West',
  'US-59': 'TX: George West, Freer, Laredo',
  'I-69 ': 'TX: Houston, Humble, Cleveland, Livingston, Lufkin, Nacogdoches, Carthage, Marshall, Jefferson, Texarkana',
  'US-87':
    'TX: Port Lavaca, Victoria, Cuero, Stockdale, San Antonio, Boerne, Comfort, Fredericksburg, Mason, Brady, Eden, San Angelo, Big Spring, Lamesa, Lubbock',
  'US-90':
    'TX: San Antonio, Hondo, Uvalde, Brackettville, Del Rio, Langtry, Sanderson, Marathon, Alpine, Marfa, Van Horn',
  'US-287':
    'TX: Corsicana, Ennis, Waxahachie, Fort Worth, Decatur, Bowie, Wichita Falls, Vernon, Childress, Memphis, Clarendon, Amarillo, Dumas, Stratford',
  'US-75':
    'TX: Dallas, Richardson, Plano, Mckinney, Sherman, Denison OK: Durant, Atoka, Mcalester, Henryetta, Okmulgee, Tulsa, Bartlesville',
  'US-84':
    'TX: Waco, Gatesville, Goldthwaite, Brownwood, Coleman, Abilene, Sweetwater, Snyder, Post, Lubbock, Littlefield, Muleshoe NM: Clovis',
  'US-190': 'TX: Belton, Killeen, Copperas Cove, Lampasas, San Saba, Brady',
  'TX-6': 'TX: Waco, Marlin, Hearne, Bryan, College Station, Navasota, Hempstead',
  'TX-71':
    'TX: Llano, Horseshoe Bay, Spicewood, 30.31/-97.94, 30.235/-97.86, 30.216/-97.751, 30.2/-97.685, Del Valle, Bastrop, Smithville, La Grange, Columbus',
  'TX-130': 'TX: Seguin, Lockhart, 30.02/-97.69, Del Valle, 30.34/-97.57, Pflugerville, Hutto, Georgetown',
  'Loop 1':
    'TX: 30.187/-97.86, 30.225/-97.82, 30.262/-97.774, 30.295/-97.755, 30.345/-97.735, 30.385/-97.71, 30.432/-97.7',
  'Loop 360': 'TX: 30.235/-97.805, 30.262/-97.79, 30.3/-97.83, 30.35/-97.797, 30.39/-97.75',
  // Other long roads where interstates are few.
  'US-101':
    'CA: Los Angeles, Thousand Oaks, Oxnard, Ventura, Santa Barbara, Goleta, Buellton, Santa Maria, San Luis Obispo, Paso Robles, King City, Salinas, Gilroy, San Jose, Redwood City, San Francisco, San Rafael, Santa Rosa, Ukiah, Willits, Garberville, Eureka, Crescent City OR: Brookings, Gold Beach, Coos Bay, Florence, Newport, Lincoln City, Tillamook, Seaside, Astoria',
  'CA-99':
    'CA: 34.99/-118.95, Bakersfield, Delano, Tulare, Visalia, Fresno, Madera, Merced, Turlock, Modesto, Manteca, Stockton, Lodi, Sacramento',
  'US-93': 'AZ: Wickenburg, Wikieup, Kingman NV: Boulder City, Henderson, Las Vegas',
  'US-95': 'NV: Las Vegas, Indian Springs, Beatty, Tonopah, Hawthorne, Fallon, 39.6/-119.0',
  'US-50': 'NV: Carson City, Fallon, Austin, Eureka, Ely',
  'US-54':
    'TX: El Paso NM: Alamogordo, Carrizozo, Vaughn, Santa Rosa, Tucumcari, Logan TX: Dalhart, Stratford OK: Guymon KS: Liberal, Meade, Pratt, Kingman, Wichita',
  'US-70': 'NM: Las Cruces, Alamogordo, Ruidoso, Roswell, Portales, Clovis',
  'US-285':
    'TX: Fort Stockton, Pecos NM: Carlsbad, Artesia, Roswell, Vaughn, Santa Fe, Espanola CO: Antonito, Alamosa, Saguache, Salida, Fairplay, Denver',
  'US-550': 'NM: Bernalillo, Cuba, Bloomfield, Aztec CO: Durango, Silverton, Ouray, Montrose, Delta, Grand Junction',
  'US-160': 'AZ: Tuba City, Kayenta CO: Cortez, Durango, Pagosa Springs, Del Norte, Alamosa, Walsenburg',
  'US-27': 'FL: Miami, Clewiston, Sebring, Lake Wales, Clermont, Leesburg, Ocala',
  'US-19': 'FL: Saint Petersburg, Clearwater, New Port Richey, Homosassa, Crystal River, Perry, Tallahassee',
  'US-441': 'FL: Fort Pierce, Okeechobee, Kissimmee',
  'US-2':
    'WA: Everett, Leavenworth, Wenatchee, Davenport, Spokane ID: Sandpoint MT: Libby, Kalispell, Browning, Shelby, Havre, Malta, Glasgow, Wolf Point ND: Williston, Minot, Devils Lake, Grand Forks MN: Bemidji, Grand Rapids, Duluth',
  'US-20': 'OR: Bend, Burns, Ontario',
  'US-97': 'CA: Weed OR: Klamath Falls, Bend, Madras WA: Goldendale, Yakima',
  'US-26': 'ID: Idaho Falls WY: Jackson, Dubois, Riverton, Casper',
  'US-83': 'NE: North Platte, Valentine SD: Pierre ND: Bismarck, Minot',
};
